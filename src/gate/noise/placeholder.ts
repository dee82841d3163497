import { foldText } from "../read/fold.ts";

/**
 * The words of the usual placeholder texts ("Lorem ipsum …", "Sed ut perspiciatis …", "At vero eos
 * …"), of programmers' nameless things, and of empty talk.
 */
const PLACEHOLDER: ReadonlySet<string> = new Set(
  `
lorem ipsum dolor sit amet consectetur consectetuer adipiscing adipisicing elit sed do eiusmod tempor
incididunt ut labore et dolore magna aliqua enim ad minim minima veniam quis nostrud exercitation ullamco
laboris nisi aliquip ex ea commodo consequat duis aute irure in reprehenderit voluptate velit esse cillum eu
fugiat nulla pariatur excepteur sint occaecat cupidatat non proident sunt culpa qui officia deserunt mollit
anim id est laborum perspiciatis unde omnis iste natus error voluptatem accusantium doloremque laudantium
totam rem aperiam eaque ipsa quae ab illo inventore veritatis quasi architecto beatae vitae dicta explicabo
nemo ipsam quia voluptas aspernatur aut odit fugit consequuntur magni dolores eos ratione sequi nesciunt
neque porro quisquam dolorem adipisci numquam eius modi tempora incidunt magnam aliquam quaerat nostrum
exercitationem ullam corporis suscipit laboriosam aliquid commodi consequatur autem vel eum iure
reprehenderit quam nihil molestiae illum quo vero accusamus iusto odio dignissimos ducimus blanditiis
praesentium voluptatum deleniti atque corrupti quos quas molestias excepturi occaecati cupiditate provident
similique mollitia animi laborum dolorum fuga harum quidem rerum facilis expedita distinctio nam libero
tempore cum soluta nobis eligendi optio cumque impedit minus quod maxime placeat facere possimus assumenda
repellendus temporibus quibusdam officiis debitis necessitatibus saepe eveniet voluptates repudiandae
recusandae itaque earum hic tenetur sapiente delectus reiciendis voluptatibus maiores alias perferendis
doloribus asperiores repellat vestibulum pellentesque vivamus curabitur suspendisse maecenas praesent
phasellus fusce aenean donec mauris morbi nunc lectus tellus ligula viverra hendrerit tincidunt vulputate
sagittis tristique senectus netus malesuada fames turpis egestas habitant ultrices posuere cubilia curae
porttitor dapibus faucibus rhoncus condimentum sollicitudin lacinia laoreet aliquet ultricies varius blandit
euismod volutpat luctus nullam integer feugiat cras ornare bibendum nibh massa urna orci pulvinar elementum
facilisis gravida rutrum fermentum scelerisque interdum dictum congue eget justo mattis semper ac augue
foo bar baz qux quux quuz corge grault garply waldo plugh xyzzy thud blah bla blabla yada yadda lalala lala haha
hahaha hehe hihi lol hmm hmmm pharetra placerat quisque proin sodales risus imperdiet vehicula venenatis convallis accumsan
`.trim().split(/\s+/),
);

/** Latin spelling of the letters in which placeholder text is written out in other alphabets. */
const SOUNDS: ReadonlyMap<number, string> = new Map(
  Object.entries({
    а: "a",
    б: "b",
    в: "v",
    г: "g",
    д: "d",
    е: "e",
    з: "z",
    и: "i",
    і: "i",
    к: "k",
    л: "l",
    м: "m",
    н: "n",
    о: "o",
    п: "p",
    р: "r",
    с: "s",
    т: "t",
    у: "u",
    ф: "f",
    х: "h",
    ц: "c",
    э: "e",
    α: "a",
    β: "v",
    γ: "g",
    δ: "d",
    ε: "e",
    ι: "i",
    κ: "k",
    λ: "l",
    μ: "m",
    ν: "n",
    ο: "o",
    π: "p",
    ρ: "r",
    σ: "s",
    τ: "t",
    υ: "u",
    θ: "u",
    φ: "f",
  }).map(([letter, sound]) => [letter.charCodeAt(0), sound]),
);

/** The start of the placeholder text as written in scripts that spell it by sound. */
const SPELLED: ReadonlySet<string> = new Set(
  "لوريم ايبسوم إيبسوم دولار سيت لورم ایپسوم लोरेम इप्सम डोलर לורם איפסום דולור סיט אמט 로렘 입숨 ロレム イプサム"
    .split(" "),
);

/**
 * Whether a folded word is one of placeholder text, in Latin letters or spelled in another
 * alphabet.
 */
export function isPlaceholder(word: string): boolean {
  if (PLACEHOLDER.has(word) || SPELLED.has(word)) return true;
  if (/^[a-z]/.test(word)) return false;
  let spelled = "";
  for (let at = 0; at < word.length; at++) {
    const sound = SOUNDS.get(word.charCodeAt(at));
    if (sound === undefined) return false;
    spelled += sound;
  }
  return PLACEHOLDER.has(spelled);
}

/** How the first two words of placeholder text are spelled by sound in scripts of their own. */
const OPENINGS = [
  ["ロレム", "イプサム"],
  ["로렘", "입숨"],
  ["λορεμ", "ιπσ"],
  ["לורם", "איפסום"],
  ["लोरेम", "इप्सम"],
  ["लोरेम", "इप्सुम"],
  ["লরেম", "ইপসাম"],
  ["โลเรม", "อิปซัม"],
  ["லோரம்", "இப்சம்"],
  ["لوريم", "ايبسوم"],
  ["لورم", "ایپسوم"],
].map((words) => words.map((word) => foldText(word)));

/** Whether a folded text opens as placeholder text does, spelled by sound in another script. */
export function opensAsPlaceholder(folded: string): boolean {
  const start = folded.trimStart();
  return OPENINGS.some(([first = "", second = ""]) =>
    start.startsWith(first) &&
    start.slice(first.length).replace(/^[\s・·]+/u, "").startsWith(second)
  );
}
