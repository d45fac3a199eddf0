import type {CSSProperties, ReactNode, Ref} from 'react';
import {useEffect, useId, useImperativeHandle, useRef, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import type {DemoFile, DemoMeta} from '@site/plugins/demos/shared';
import {CopyButton} from '../Copy/CopyButton';
import {joinSource} from './joinSource';
import styles from './DemoCode.module.css';

/** What the toolbar asks of the code below it. */
export interface DemoCodeHandle {
  /** The full text of the file on show. */
  getText: () => string;
}

interface DemoCodeProps {
  id: string;
  demo: DemoMeta;
  /** The files to show; without them, the source that is in the page. */
  files?: DemoFile[];
  state: 'closed' | 'preview' | 'open';
  near: boolean;
  /** Called when the page holds no source, as after navigation in the browser, and one is about to be seen. */
  onWant: () => void;
  ref: Ref<DemoCodeHandle>;
}

/** The source of a demo. The static page holds it as HTML, and hydration leaves it as it is. */
export default function DemoCode({
  id,
  demo,
  files,
  state,
  near,
  onWant,
  ref,
}: DemoCodeProps): ReactNode {
  const code = useRef<HTMLElement>(null);
  const tabId = useId();
  const [inPage, setInPage] = useState(true);
  const [chosen, setChosen] = useState(0);

  useEffect(() => {
    setInPage(code.current?.innerHTML !== '');
  }, []);
  const wants =
    !files && (inPage ? state === 'open' && demo.fileCount > 1 : near || state === 'open');
  useEffect(() => {
    if (wants) {
      onWant();
    }
  }, [wants, onWant]);

  const open = state === 'open';
  const index = open && files && chosen < files.length ? chosen : 0;
  const file = files?.[index] ?? demo.file;
  const getText = () => code.current?.textContent?.trimEnd() ?? '';
  // What is copied is what is seen: the preview alone, without the indentation that it has in the file.
  const getShownText = () => {
    const preview = open
      ? null
      : code.current?.querySelector('[data-part=preview]')?.cloneNode(true);
    if (!(preview instanceof HTMLElement)) {
      return getText();
    }
    preview.querySelectorAll('[data-part=indent]').forEach((margin) => margin.remove());
    return preview.textContent.trimEnd();
  };
  useImperativeHandle(ref, () => ({getText}));

  const hasTabs = open && demo.fileCount > 1;
  const move = (step: number) => {
    const next = (index + step + (files?.length ?? 1)) % (files?.length ?? 1);
    setChosen(next);
    document.getElementById(`${tabId}-${next}`)?.focus();
  };
  return (
    <div
      id={id}
      className={styles.code}
      data-state={state}
      style={
        {
          '--lines': open ? (index === 0 ? demo.lines.full : 1) : demo.lines.preview,
        } as CSSProperties
      }
    >
      {hasTabs && (
        <div
          className={styles.tabs}
          role="tablist"
          aria-label={translate({id: 'docs.demo.files', message: 'Files of the demo'})}
        >
          {(files ?? [{name: `${demo.name}.tsx`}]).map(({name}, at) => (
            <button
              key={name}
              id={`${tabId}-${at}`}
              type="button"
              role="tab"
              className={styles.tab}
              aria-selected={at === index}
              aria-controls={`${tabId}-panel`}
              tabIndex={at === index ? 0 : -1}
              onClick={() => setChosen(at)}
              onKeyDown={(event) => {
                const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
                const step = {ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1}[event.key];
                if (step) {
                  event.preventDefault();
                  move(step);
                }
              }}
            >
              {name}
            </button>
          ))}
        </div>
      )}
      <div
        id={`${tabId}-panel`}
        className={`MuiCode-root ${styles.body}`}
        {...(hasTabs && {role: 'tabpanel', 'aria-labelledby': `${tabId}-${index}`})}
      >
        <pre
          className={styles.pre}
          dir="ltr"
          // A scrolling area must be reachable by keyboard.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          role="group"
          aria-label={translate(
            {id: 'docs.demo.source', message: 'Source of {name}', description: 'Names a code area'},
            {name: file?.name ?? `${demo.name}.tsx`},
          )}
        >
          <code
            ref={code}
            // In the browser the text is not part of the page's script: React keeps what the document holds.
            suppressHydrationWarning
            dangerouslySetInnerHTML={{__html: file ? joinSource(file) : ''}}
          />
        </pre>
        <CopyButton
          text={getShownText}
          data-ga-event-category={open ? 'demo-expand' : 'demo'}
          data-ga-event-action="copy-click"
        />
      </div>
    </div>
  );
}
