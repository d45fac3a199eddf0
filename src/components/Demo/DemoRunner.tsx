import type {ReactNode} from 'react';
import type {LoadedDemo} from '@site/plugins/demos/shared';
import ReaderThemeProvider from './MinimalTheme';

export type DemoRunnerProps = LoadedDemo;

/** Runs a demo inside the reader's theme. It lives in a chunk of its own: everything of MUI that demos share is here. */
export default function DemoRunner({Component, css}: DemoRunnerProps): ReactNode {
  return (
    <ReaderThemeProvider>
      {css && <style>{css}</style>}
      <Component />
    </ReaderThemeProvider>
  );
}
