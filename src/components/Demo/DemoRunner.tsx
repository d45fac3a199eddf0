import type {ComponentType, ReactNode} from 'react';
import type {LoadedDemo} from '@site/plugins/demos/shared';
import {ReaderThemeProvider} from '@site/src/mui/ReaderThemeProvider';
import {DemoBoundary} from './DemoBoundary';
import {DemoFrame} from './DemoFrame';

export interface DemoRunnerProps extends LoadedDemo {
  name: string;
  /** The height in px of a frame of its own; without it the demo runs in the page. */
  height?: number | undefined;
  /** What the component is given; only a playground gives anything. */
  props?: Record<string, unknown>;
}

/** Runs a demo inside the reader's theme. It lives in a chunk of its own: everything of MUI that demos share is here. */
export default function DemoRunner({
  name,
  Component,
  css,
  height,
  props,
}: DemoRunnerProps): ReactNode {
  const Given: ComponentType<Record<string, unknown>> = Component;
  const content = (
    <>
      {css && <style>{css}</style>}
      <DemoBoundary name={name}>
        <Given {...props} />
      </DemoBoundary>
    </>
  );
  return height === undefined ? (
    <ReaderThemeProvider>{content}</ReaderThemeProvider>
  ) : (
    <DemoFrame name={name} height={height}>
      {content}
    </DemoFrame>
  );
}
