import {useEffect, useRef, type ComponentType, type ReactNode} from 'react';
import DocusaurusSearchBar from '@theme/SearchBar';
import type {SearchDialogProps} from './SearchDialog';

/** Docusaurus' own bar hands what it is given on to the window of the search. */
const SearchBar = DocusaurusSearchBar as ComponentType<{initialQuery?: string}>;

/**
 * The search of a hosted index, which is Docusaurus' own: its bar is here, out of sight, from the first use of ours on, because it greets
 * the host as soon as it is on a page. Its window opens when ours would.
 */
export function HostedSearch({open, typed, onClose}: SearchDialogProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const button = place.current?.querySelector('button');
    if (open && button) {
      const before = document.activeElement;
      // Where the window gives the focus back to.
      button.focus = () => before instanceof HTMLElement && before.focus();
      button.click();
      // From here on the window is its own master.
      onClose();
    }
  }, [open, onClose]);
  return (
    <div ref={place} hidden>
      <SearchBar initialQuery={typed || undefined} />
    </div>
  );
}
