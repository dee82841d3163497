/** Case particles and the like that Korean glues to a noun, longest first. */
const PARTICLES = [
  "으로부터",
  "에서는",
  "에게서",
  "이라고",
  "으로는",
  "까지는",
  "에서",
  "에게",
  "으로",
  "까지",
  "부터",
  "보다",
  "처럼",
  "마다",
  "조차",
  "이나",
  "라도",
  "에는",
  "하고",
  "은",
  "는",
  "이",
  "가",
  "을",
  "를",
  "의",
  "에",
  "로",
  "와",
  "과",
  "도",
  "만",
] as const;

const HANGUL = /^[가-힣]+$/;
/** Syllables that must be left. */
const LEAST_LEFT = 2;

/** A Korean word without its particle, so that 병원은 and 병원이 are one word; others unchanged. */
export function withoutParticle(word: string): string {
  if (word.length <= LEAST_LEFT || !HANGUL.test(word)) return word;
  for (const particle of PARTICLES) {
    if (word.length - particle.length >= LEAST_LEFT && word.endsWith(particle)) {
      return word.slice(0, -particle.length);
    }
  }
  return word;
}
