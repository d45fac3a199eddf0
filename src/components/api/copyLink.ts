import {translate} from '@docusaurus/Translate';
import {announce} from '../common/Announcer/announce';
import {copyText} from '../common/Copy/copyText';

/** For how long a row says that its link was copied, in ms. */
const DURATION = 1200;

/** Copies the address of a row. The row says so only when it has worked; the address bar has it either way. */
export function copyLink(row: HTMLElement, address: string): void {
  copyText(address).then(
    () => {
      row.dataset.copied = '';
      announce(translate({id: 'docs.api.linkCopied', message: 'Link copied'}));
      setTimeout(() => delete row.dataset.copied, DURATION);
    },
    // Refused: following the link has put the address where the reader can copy it.
    () => undefined,
  );
}
