import {memo, useMemo, type ComponentType, type ReactNode} from 'react';
import {ThemeProvider, type Theme} from '@mui/material/styles';
import type {LoadedDemo} from '@site/plugins/demos/shared';
import {MuiThemeProvider} from '@site/src/mui/MuiThemeProvider';
import {DemoBoundary} from './DemoBoundary';
import {DemoFrame} from './DemoFrame';
import {watchSharedTheme} from './sharedTheme/watchSharedTheme';

export interface DemoRunnerProps extends LoadedDemo {
  name: string;
  /** Height of the iframe in pixels. Without it, the demo runs in the page. */
  height?: number | undefined;
  /** The id of the element that describes the demo. */
  descriptionId?: string | undefined;
  /** Props for the component. Only playgrounds pass any. */
  props?: Record<string, unknown>;
}

// Called here, because shared themes matter only on pages with demos.
watchSharedTheme();

/**
 * Describes charts by the text that introduces the demo. In an iframe, that element can't be
 * referenced.
 */
const addChartDescription =
  (descriptionId: string) =>
  (theme: Theme): Theme => ({
    ...theme,
    components: {
      ...theme.components,
      MuiChartsSurface: {defaultProps: {'aria-describedby': descriptionId}},
    } as Theme['components'],
  });

function ChartDescriptionProvider({
  descriptionId,
  children,
}: {
  descriptionId: string;
  children: ReactNode;
}): ReactNode {
  const theme = useMemo(() => addChartDescription(descriptionId), [descriptionId]);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}

/**
 * Runs a demo with the user's theme. It's a separate chunk, because it contains all MUI code that
 * the demos share.
 */
function DemoRunner({
  name,
  Component,
  css,
  height,
  descriptionId,
  props,
}: DemoRunnerProps): ReactNode {
  const DemoComponent: ComponentType<Record<string, unknown>> = Component;
  const content = (
    <>
      {css && <style>{css}</style>}
      <DemoComponent {...props} />
    </>
  );
  return (
    <DemoBoundary name={name}>
      {height === undefined ? (
        <MuiThemeProvider>
          {descriptionId ? (
            <ChartDescriptionProvider descriptionId={descriptionId}>
              {content}
            </ChartDescriptionProvider>
          ) : (
            content
          )}
        </MuiThemeProvider>
      ) : (
        <DemoFrame name={name} height={height}>
          {content}
        </DemoFrame>
      )}
    </DemoBoundary>
  );
}

// Changes around the demo, such as expanding its code, must not re-render a chart or grid.
export default memo(DemoRunner);
