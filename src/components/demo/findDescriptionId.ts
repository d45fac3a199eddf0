/**
 * Returns the id of the element that describes a demo: the paragraph before it, or else the
 * heading. Paragraphs get an id on demand.
 */
export function findDescriptionId(demo: Element): string | undefined {
  for (let before = demo.previousElementSibling; before; before = before.previousElementSibling) {
    const description = before.matches('p')
      ? before
      : before.querySelector(':scope > :is(h2, h3, h4, h5, h6)');
    if (description) {
      description.id ||= `${demo.getAttribute('data-demo')}-about`;
      return description.id;
    }
  }
  return undefined;
}
