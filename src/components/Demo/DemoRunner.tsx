import type {ReactNode} from 'react';
import type {LoadedDemo} from '@site/plugins/demos/shared';
import {ReaderThemeProvider} from '@site/src/mui/ReaderThemeProvider';
import {DemoBoundary} from './DemoBoundary';

export interface DemoRunnerProps extends LoadedDemo {
  name: string;
  /** The body of a frame's document, where the demo runs in one. */
  container?: HTMLElement;
}

/** Runs a demo inside the reader's theme. It lives in a chunk of its own: everything of MUI that demos share is here. */
export default function DemoRunner({name, Component, css, container}: DemoRunnerProps): ReactNode {
  return (
    <ReaderThemeProvider {...(container && {container})}>
      {css && <style>{css}</style>}
      <DemoBoundary name={name}>
        <Component />
      </DemoBoundary>
    </ReaderThemeProvider>
  );
}
