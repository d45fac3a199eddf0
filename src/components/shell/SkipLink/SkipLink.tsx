import type {MouseEvent, ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** Focuses `main` on pages outside the docs, which lack an element with the link's id. */
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

/** Renders a link past the sidebar to the page's content. It works without JavaScript. */
export function SkipLink(): ReactNode {
  return (
    <a href="#main-content" className="skip-link" onClick={focusMain}>
      <Translate id="docs.layout.skip">Skip to content</Translate>
    </a>
  );
}
