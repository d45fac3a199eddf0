import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import {useSite} from '@site/src/contexts/DocsConfig';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';
import {markdownPath} from '@mui-x-docs/docs-index/format';
import {announce} from '../../common/Announcer/announce';
import {INLINE_COPIED_DURATION_MS} from '../../common/Copy/CopyButton';
import {Icon} from '../../common/Icon/Icon';
import {copyPage} from './copyPage';
import styles from './PageActions.module.css';

const loadMenu = () => import('./PageMenu');
/** Preloads the menu. Failures are ignored, because the click tries again. */
const preloadMenu = () => void loadMenu().catch(() => {});

type Menu = ComponentType<ComponentProps<Awaited<ReturnType<typeof loadMenu>>['default']>>;

/** Duration of the failure message on the button, in milliseconds. */
const FAILED_DURATION_MS = 4000;

/**
 * Renders the actions for the Markdown version of a page: copy it, or open it elsewhere. The menu
 * loads on demand; without JavaScript, there is a link to the Markdown instead.
 *
 * @param path the page, with the language prefix and the trailing slash
 * @param lang the language of the adjacent text, if it differs from the page's
 */
export function PageActions({path, lang}: {path: string; lang?: string}): ReactNode {
  const {url, i18n} = useSite();
  const isRtl = i18n.localeConfigs[i18n.currentLocale]?.direction === 'rtl';
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const [Menu, setMenu] = useState<Menu>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const menuId = useId();
  const markdownUrl = markdownPath(path);

  useEffect(() => () => clearTimeout(timer.current), []);

  const labels = {
    idle: translate({id: 'docs.pageActions.copy', message: 'Copy page'}),
    copied: translate({id: 'docs.code.copied', message: 'Copied'}),
    failed: translate({
      id: 'docs.pageActions.failed',
      message: "Couldn't copy",
      description: 'Shown briefly on the copy button if copying failed',
    }),
  };
  const show = (next: 'copied' | 'failed', milliseconds: number) => {
    setState(next);
    announce(labels[next]);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState('idle'), milliseconds);
  };

  return (
    <div
      className={styles.root}
      // The title of an untranslated page is aligned like its English text, and this is at the end
      // of its line.
      dir={lang && isRtl ? 'ltr' : undefined}
    >
      <Head>
        <link rel="alternate" type="text/markdown" href={url + markdownUrl} />
      </Head>
      <a href={markdownUrl} className={styles.markdownLink}>
        <Translate id="docs.pageActions.view">View as Markdown</Translate>
      </a>
      <div className={styles.buttons}>
        <button
          type="button"
          className={styles.copy}
          title={translate({id: 'docs.pageActions.copyTitle', message: 'Copy page as Markdown'})}
          data-ga-event-category="page"
          data-ga-event-action="copy-markdown"
          data-ga-event-label={path}
          onClick={() => {
            copyPage(markdownUrl).then(
              () => show('copied', INLINE_COPIED_DURATION_MS),
              () => show('failed', FAILED_DURATION_MS),
            );
          }}
        >
          <Icon name={state === 'copied' ? 'check' : 'copy'} size={16} />
          {/* All labels share one grid cell, so the button doesn't change its width. */}
          <span className={styles.labels}>
            {(['idle', 'copied', 'failed'] as const).map((name) => (
              <span
                key={name}
                aria-hidden={name !== state}
                data-shown={name === state || undefined}
              >
                {labels[name]}
              </span>
            ))}
          </span>
        </button>
        <button
          type="button"
          className={styles.more}
          aria-label={translate({
            id: 'docs.pageActions.more',
            message: 'More page actions',
          })}
          onPointerEnter={preloadMenu}
          onFocus={preloadMenu}
          {...(Menu
            ? {popoverTarget: menuId}
            : {
                onClick: (event) => {
                  // The menu may load before the click ends, whose default action would close it
                  // again.
                  event.preventDefault();
                  loadMenu().then(
                    (module) => setMenu(() => module.default),
                    () => undefined,
                  );
                },
              })}
        >
          <Icon name="chevronDown" size={16} />
        </button>
        {Menu && <Menu id={menuId} markdownUrl={markdownUrl} />}
      </div>
    </div>
  );
}
