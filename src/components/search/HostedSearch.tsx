import {useEffect, useRef, type ComponentType, type ReactNode} from 'react';
import DocusaurusSearchBar from '@theme/SearchBar';
import type {SearchDialogProps} from './SearchDialog';

/** The Docusaurus search bar, which passes unknown props on to its dialog. */
const SearchBar = DocusaurusSearchBar as ComponentType<{initialQuery?: string}>;

/**
 * Renders the Docusaurus search for a hosted index. Its bar is mounted hidden on first use only,
 * because it connects to the host as soon as it mounts. Its dialog opens whenever ours would.
 */
export function HostedSearch({open, initialQuery, onClose}: SearchDialogProps): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const button = container.current?.querySelector('button');
    if (open && button) {
      const previousFocus = document.activeElement;
      // The dialog returns the focus to this button.
      button.focus = () => previousFocus instanceof HTMLElement && previousFocus.focus();
      button.click();
      // From here on, the dialog manages its own state.
      onClose();
    }
  }, [open, onClose]);
  return (
    <div ref={container} hidden>
      <SearchBar initialQuery={initialQuery || undefined} />
    </div>
  );
}
