/** A table or picture with its caption; both are HTML. */
export function figure(kind: string, content: string, caption: string): string {
  return `<figure class="${kind}">${content}<figcaption>${caption}</figcaption></figure>`;
}
