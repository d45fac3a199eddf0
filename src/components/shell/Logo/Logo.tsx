import {useRef, useState, type ComponentProps, type ComponentType, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {MARK_PATHS} from './mark';
import styles from './Logo.module.css';

const loadMenu = () => import(/* webpackChunkName: "logo-menu" */ './LogoMenu');

type Menu = ComponentType<ComponentProps<Awaited<ReturnType<typeof loadMenu>>['default']>>;

/** Renders the logo mark: two chevrons that form an X. */
export function LogoMark({size = 30}: {size?: number}): ReactNode {
  return (
    <svg className={styles.mark} aria-hidden="true" width={size} height={size} viewBox="0 0 32 32">
      <path className={styles.far} d={MARK_PATHS.far} />
      <path className={styles.near} d={MARK_PATHS.near} />
    </svg>
  );
}

/** Renders the logo as a link to the landing page. A right click opens a menu to copy it. */
export function Logo(): ReactNode {
  const link = useRef<HTMLSpanElement>(null);
  const [Menu, setMenu] = useState<Menu>();
  return (
    <span ref={link} className={styles.container}>
      <Link
        to="/"
        className={styles.link}
        aria-label={translate({id: 'docs.header.home', message: 'Go to the homepage'})}
        onContextMenu={(event) => {
          event.preventDefault();
          const open = () =>
            loadMenu().then(
              (module) => setMenu(() => module.default),
              // Offline, or a new version was deployed. The next right click tries again.
              () => undefined,
            );
          if (event.buttons === 0) {
            void open();
          } else {
            // The button is still pressed, and its release would close an open menu.
            window.addEventListener('pointerup', () => setTimeout(() => void open()), {once: true});
          }
        }}
      >
        <LogoMark />
      </Link>
      {Menu && (
        <Menu
          focusLogo={() => link.current?.querySelector('a')?.focus()}
          onClose={() => setMenu(undefined)}
        />
      )}
    </span>
  );
}
