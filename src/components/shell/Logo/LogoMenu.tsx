import {useEffect, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {copyText} from '../../common/Copy/copyText';
import {showMessage} from '../../common/Message/showMessage';
import {useMenu} from '../../common/Menu/useMenu';
import {MARK_PATHS} from './mark';
import styles from './Logo.module.css';

/** Duration of the message after copying, in milliseconds. */
const COPIED_DURATION_MS = 3500;

const COLORS = {far: 'hsl(210, 100%, 70%)', near: 'hsl(210, 100%, 45%)'};

const strokes = `<g fill="none" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><path stroke="${COLORS.far}" d="${MARK_PATHS.far}"/><path stroke="${COLORS.near}" d="${MARK_PATHS.near}"/></g>`;

/** The SVG files that can be copied. */
const LOGOS = {
  mark: `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">${strokes}</svg>`,
  type: `<svg xmlns="http://www.w3.org/2000/svg" width="116" height="32" viewBox="0 0 116 32">${strokes}<text x="42" y="23.5" font-family="'General Sans', 'IBM Plex Sans', sans-serif" font-size="21" font-weight="600" fill="hsl(210, 14%, 13%)">MUI X</text></svg>`,
};

async function copyLogo(kind: keyof typeof LOGOS): Promise<void> {
  try {
    await copyText(LOGOS[kind]);
    showMessage(translate({id: 'docs.logo.copied', message: 'Logo SVG copied to clipboard!'}), {
      duration: COPIED_DURATION_MS,
    });
  } catch {
    showMessage(
      translate({
        id: 'docs.demo.copyFailed',
        message: 'Your browser blocked access to the clipboard.',
      }),
    );
  }
}

/**
 * Renders the context menu of the logo, which copies it for use in slides and posts. It opens when
 * it mounts.
 *
 * @param focusLogo moves the focus back to the logo
 * @param onClose called after the menu has closed
 */
export default function LogoMenu({
  focusLogo,
  onClose,
}: {
  focusLogo: () => void;
  onClose: () => void;
}): ReactNode {
  const {close, menuProps} = useMenu<HTMLUListElement>();
  const {ref} = menuProps;
  useEffect(() => ref.current?.showPopover(), [ref]);
  const choose = (kind: keyof typeof LOGOS) => {
    close();
    focusLogo();
    void copyLogo(kind);
  };
  return (
    <ul
      {...menuProps}
      className={styles.menu}
      aria-label={translate({id: 'docs.logo.menu', message: 'Logo'})}
      onToggle={(event) => {
        if (event.newState === 'closed') {
          onClose();
        }
      }}
    >
      <li>
        <button type="button" className={styles.item} onClick={() => choose('mark')}>
          {translate({id: 'docs.logo.mark', message: 'Copy logomark as SVG'})}
        </button>
      </li>
      <li>
        <button type="button" className={styles.item} onClick={() => choose('type')}>
          {translate({id: 'docs.logo.type', message: 'Copy logotype as SVG'})}
        </button>
      </li>
    </ul>
  );
}
