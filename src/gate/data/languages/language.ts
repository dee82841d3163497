/**
 * The words of a language that say nothing about the matter, in ordinary spelling; the gate folds
 * case and accents itself. An entry that ends in `*` stands for every word that begins so, which is
 * how inflected forms are covered.
 */
export interface Language {
  /** ISO 639-1 code. */
  readonly code: string;
  /** Function words, negations and fillers: no content words at all. */
  readonly stop: string;
  /**
   * Letters that no other language writes. In a text with them a word with other accents is another
   * word, as where accents are tones.
   */
  readonly letters?: RegExp;
  /**
   * Words of comment and courtesy ("an important point that deserves attention"). They count as
   * content, but a text that adds only such words to what it repeats adds nothing.
   */
  readonly weak: string;
  /** Set phrases of the same kind, one a line, whose words mean something when they stand alone. */
  readonly phrases?: string;
}
