import type {MouseEvent, ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** Pages that are no docs have no element with the link's id: they start at their `main`. */
function focusMain(event: MouseEvent): void {
  if (document.getElementById('main-content')) {
    return;
  }
  const main = document.querySelector('main');
  if (main) {
    event.preventDefault();
    main.tabIndex = -1;
    main.focus();
    main.scrollIntoView();
  }
}

/** A plain link past the sidebar to the page's own text, which works without JavaScript too. */
export function SkipLink(): ReactNode {
  return (
    <a href="#main-content" className="skip-link" onClick={focusMain}>
      <Translate id="docs.layout.skip">Skip to content</Translate>
    </a>
  );
}
