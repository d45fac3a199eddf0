/**
 * Adds the rows of a table below its heading in the table of contents, collapsed: 400 links would
 * be a third of the page. `name` is the label of the button and contains its text, the number of
 * rows. Returns a function that removes them.
 */
export function listRows(section: HTMLElement, name: string): () => void {
  const heading = findHeading(section);
  // A section of a guide may contain several tables. Only the first one is listed.
  const entries = heading
    ? [
        ...document.querySelectorAll<HTMLElement>(`nav li > a[href$='#${CSS.escape(heading.id)}']`),
      ].filter((entry) => entry.nextElementSibling === null)
    : [];
  const rows = [...section.querySelectorAll<HTMLElement>("[role='row'][id]")];
  const added = entries.map((entry, index) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.contentsToggle = '';
    button.setAttribute('aria-expanded', 'false');
    button.setAttribute('aria-label', `${entry.textContent}: ${name}`);
    button.textContent = String(rows.length);
    const list = document.createElement('ul');
    list.id = `rows-of-${heading?.id}-${index}`;
    list.dataset.contentsRows = '';
    list.hidden = true;
    button.setAttribute('aria-controls', list.id);
    button.addEventListener('click', () => {
      const isOpen = button.getAttribute('aria-expanded') !== 'true';
      if (isOpen && list.childElementCount === 0) {
        list.append(...rows.map(createRowLink));
      }
      button.setAttribute('aria-expanded', String(isOpen));
      list.hidden = !isOpen;
    });
    entry.after(button, list);
    return [button, list];
  });
  return () => added.flat().forEach((element) => element.remove());
}

function createRowLink(row: HTMLElement): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = `${window.location.pathname}#${row.id}`;
  link.textContent = (row.querySelector('[data-row-link]')?.textContent ?? '').replace(/[*?]$/, '');
  item.append(link);
  return item;
}

/** Returns the heading of the section that contains a table. */
function findHeading(section: HTMLElement): HTMLHeadingElement | null {
  let element: Element | null = section.parentElement;
  while (element) {
    // The heading of a section is wrapped together with its controls.
    const heading: Element | null = element.matches('.section-heading')
      ? element.querySelector(':scope > :is(h2, h3, h4, h5, h6)')
      : element;
    if (heading instanceof HTMLHeadingElement) {
      return heading;
    }
    element = element.previousElementSibling;
  }
  return null;
}
