import {memo, useMemo, type ComponentType, type ReactNode} from 'react';
import {ThemeProvider, type Theme} from '@mui/material/styles';
import type {LoadedDemo} from '@site/plugins/demos/shared';
import {ReaderThemeProvider} from '@site/src/mui/ReaderThemeProvider';
import {DemoBoundary} from './DemoBoundary';
import {DemoFrame} from './DemoFrame';
import {watchSharedTheme} from './sharedTheme/watchSharedTheme';

export interface DemoRunnerProps extends LoadedDemo {
  name: string;
  /** The height in px of a frame of its own; without it the demo runs in the page. */
  height?: number | undefined;
  /** The id of what the page says about the demo. */
  aboutId?: string | undefined;
  /** What the component is given; only a playground gives anything. */
  props?: Record<string, unknown>;
}

// Here, because a shared theme concerns nobody whose page runs no demo.
watchSharedTheme();

/** A chart is described by what the page says about its demo. In a frame of its own it would not find it. */
const describeCharts =
  (aboutId: string) =>
  (theme: Theme): Theme => ({
    ...theme,
    components: {
      ...theme.components,
      MuiChartsSurface: {defaultProps: {'aria-describedby': aboutId}},
    } as Theme['components'],
  });

function Described({aboutId, children}: {aboutId: string; children: ReactNode}): ReactNode {
  const theme = useMemo(() => describeCharts(aboutId), [aboutId]);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}

/** Runs a demo inside the reader's theme. It lives in a chunk of its own: everything of MUI that demos share is here. */
function DemoRunner({name, Component, css, height, aboutId, props}: DemoRunnerProps): ReactNode {
  const Given: ComponentType<Record<string, unknown>> = Component;
  const content = (
    <>
      {css && <style>{css}</style>}
      <Given {...props} />
    </>
  );
  return (
    <DemoBoundary name={name}>
      {height === undefined ? (
        <ReaderThemeProvider>
          {aboutId ? <Described aboutId={aboutId}>{content}</Described> : content}
        </ReaderThemeProvider>
      ) : (
        <DemoFrame name={name} height={height}>
          {content}
        </DemoFrame>
      )}
    </DemoBoundary>
  );
}

// What happens around it, like opening its code, is no reason to draw a chart or a grid again.
export default memo(DemoRunner);
