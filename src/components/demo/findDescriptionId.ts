/**
 * The id of what the page says about a demo: the paragraph before it, or the heading where none comes first. A paragraph has no
 * id until something is described by it.
 */
export function findDescriptionId(demo: Element): string | undefined {
  for (let before = demo.previousElementSibling; before; before = before.previousElementSibling) {
    const about = before.matches('p')
      ? before
      : before.querySelector(':scope > :is(h2, h3, h4, h5, h6)');
    if (about) {
      about.id ||= `${demo.getAttribute('data-demo')}-about`;
      return about.id;
    }
  }
  return undefined;
}
