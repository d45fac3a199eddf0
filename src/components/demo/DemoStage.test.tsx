import {startTransition, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {MemoryRouter} from 'react-router-dom';
import {render, screen} from '@testing-library/react';
import type {DemoMeta, LoadedDemo} from '../../../plugins/demos/shared';
import {DocsProvider} from '../../contexts/DocsConfig';
import {ThemeSettingsProvider} from '../../settings/ThemeSettingsProvider';
import DemoStage from './DemoStage';

/** A stage with a demo whose code arrives when the test says so. */
function makeStage(): {stage: ReactNode; called: Promise<void>; arrive: () => void} {
  let arrive = (): void => undefined;
  const code = new Promise<LoadedDemo>((resolve) => {
    arrive = () => resolve({Component: () => <p>Running</p>});
  });
  let call = (): void => undefined;
  const called = new Promise<void>((resolve) => {
    call = resolve;
  });
  const demo: DemoMeta = {
    id: 'react-charts/bars/BasicBars',
    name: 'BasicBars',
    stylings: ['system'],
    paths: {},
    height: 300,
    lines: {preview: 0, full: 1},
    fileCount: 1,
    load: {
      system: () => {
        call();
        return code;
      },
    },
  };
  const stage = (
    <MemoryRouter>
      <DocsProvider>
        <ThemeSettingsProvider>
          <DemoStage demo={demo} styling="system" near height={300} runKey={0} focusRef={null} />
        </ThemeSettingsProvider>
      </DocsProvider>
    </MemoryRouter>
  );
  return {stage, called, arrive: () => arrive()};
}

test('a demo runs once its code is there', async () => {
  const {stage, arrive} = makeStage();
  render(stage);
  arrive();
  await screen.findByText('Running');
});

describe('code that arrives while the reader leaves the page', () => {
  const errors: unknown[] = [];
  const note = (reason: unknown): void => {
    errors.push(reason);
  };

  beforeEach(() => {
    errors.length = 0;
    process.on('unhandledRejection', note);
    // React is to work in its own time, as in a browser.
    (globalThis as {IS_REACT_ACT_ENVIRONMENT?: boolean}).IS_REACT_ACT_ENVIRONMENT = false;
  });
  afterEach(() => {
    process.off('unhandledRejection', note);
    (globalThis as {IS_REACT_ACT_ENVIRONMENT?: boolean}).IS_REACT_ACT_ENVIRONMENT = true;
  });

  test('goes nowhere, without a word', async () => {
    const {stage, called, arrive} = makeStage();
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    root.render(stage);
    await called;

    // At the moment when the stage is off the page, and before React says so to the effects.
    const left = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!container.textContent) {
          observer.disconnect();
          arrive();
          resolve();
        }
      });
      observer.observe(container, {childList: true, subtree: true});
    });
    startTransition(() => root.render(null));
    await left;
    // Whatever is left unhandled is told to Node after the microtasks.
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(errors).toEqual([]);
    root.unmount();
    container.remove();
  });
});
