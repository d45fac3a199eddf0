import {translate} from '@docusaurus/Translate';
import {announce} from '../common/Announcer/announce';
import {copyText} from '../common/Copy/copyText';

/** Duration of a row's copy confirmation, in milliseconds. */
const CONFIRMATION_MS = 1200;

/**
 * Copies the URL of a row. The row confirms it only on success; the address bar contains the URL
 * either way.
 */
export function copyLink(row: HTMLElement, address: string): void {
  copyText(address).then(
    () => {
      row.dataset.copied = '';
      announce(translate({id: 'docs.api.linkCopied', message: 'Link copied'}));
      setTimeout(() => delete row.dataset.copied, CONFIRMATION_MS);
    },
    // Blocked, but following the link has updated the address bar, where the user can copy it.
    () => undefined,
  );
}
