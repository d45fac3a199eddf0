import type {ReactNode} from 'react';
import {Suspense, useState} from 'react';
import {createPortal} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import {MuiThemeProvider} from '@site/src/mui/MuiThemeProvider';
import {DemoFont} from './DemoFont';
import styles from './Demo.module.css';

interface DemoFrameProps {
  name: string;
  height: number;
  children: ReactNode;
}

/**
 * The document of the iframe. It contains only what the demo needs, so the demo has its own window.
 */
const FRAME_HTML =
  '<!doctype html><html translate="no"><head><meta name="viewport" content="width=device-width"></head><body style="margin:0;background:transparent;font:400 1rem/1.5 Roboto,Helvetica,Arial,sans-serif;color:var(--mui-palette-text-primary)"></body></html>';

/** Runs a demo in an iframe, with the user's direction, density, and color mode. */
export function DemoFrame({name, height, children}: DemoFrameProps): ReactNode {
  const [body, setBody] = useState<HTMLElement>();
  return (
    <iframe
      className={styles.framed}
      style={{blockSize: height}}
      srcDoc={FRAME_HTML}
      title={translate({id: 'docs.demo.label', message: '{name} demo'}, {name})}
      onLoad={({currentTarget: {contentDocument}}) => setBody(contentDocument?.body)}
    >
      {body &&
        createPortal(
          <Suspense>
            <DemoFont />
            <MuiThemeProvider container={body}>{children}</MuiThemeProvider>
          </Suspense>,
          body,
        )}
    </iframe>
  );
}
