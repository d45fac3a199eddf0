import type {ReactNode} from 'react';
import {useEffect, useRef, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import type {DemoFile, DemoMeta} from '@site/plugins/demos/shared';
import {joinSource} from './joinSource';
import styles from './Demo.module.css';

interface DemoCodeProps {
  id: string;
  demo: DemoMeta;
  /** What to show; without it the source that is in the page. */
  file?: DemoFile;
  state: 'closed' | 'preview' | 'open';
  near: boolean;
  /** Called when the page holds no source, as after navigation in the browser, and one is about to be seen. */
  onWant: () => void;
}

/** The source of a demo. The static page holds it as HTML, and hydration leaves it as it is. */
export default function DemoCode({id, demo, file, state, near, onWant}: DemoCodeProps): ReactNode {
  const code = useRef<HTMLElement>(null);
  const [inPage, setInPage] = useState(true);
  const shown = file ?? demo.file;

  useEffect(() => {
    setInPage(code.current?.innerHTML !== '');
  }, []);
  const wants = !inPage && !file && (near || state === 'open');
  useEffect(() => {
    if (wants) {
      onWant();
    }
  }, [wants, onWant]);

  const lines = state === 'open' ? demo.lines.full : demo.lines.preview;
  return (
    <div
      id={id}
      className={styles.code}
      data-state={state}
      style={{'--lines': lines} as React.CSSProperties}
    >
      <pre
        className="language-tsx"
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
          className="language-tsx"
          // In the browser the text is not part of the page's script: React keeps what the document holds.
          suppressHydrationWarning
          dangerouslySetInnerHTML={{__html: shown ? joinSource(shown) : ''}}
        />
      </pre>
    </div>
  );
}
