import {act, fireEvent, screen, waitFor} from '@testing-library/react';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import type {DemoMeta} from '../../../plugins/demos/shared';
import {DocsProvider} from '../../contexts/DocsConfig';
import DemoCode from './DemoCode';

const SOURCE = {name: 'Ferry.tsx', html: 'export default Ferry;'};
const META = {
  name: 'Ferry',
  lines: {preview: 0, full: 1},
  fileCount: 1,
  tests: ['Ferry.test.tsx', 'stubFerry.ts'],
} as DemoMeta;

test('the test of a demo is loaded on demand, and the code of the page returns after it', async () => {
  const loadTests = jest.fn(async () => ({
    TS: [
      {name: 'Ferry.test.tsx', html: 'test(Ferry);'},
      {name: 'stubFerry.ts', html: 'export const stubFerry = 1;'},
    ],
    JS: [],
  }));
  const onSourceNeeded = jest.fn();
  const code = (demo: DemoMeta, files?: (typeof SOURCE)[]) => (
    <DocsProvider>
      <DemoCode
        id="code"
        demo={demo}
        {...(files && {files})}
        variant="TS"
        state="open"
        isNear
        onSourceNeeded={onSourceNeeded}
        hasTailwind={false}
        ref={null}
      />
    </DocsProvider>
  );
  // Only the page contains the code, not the script.
  const demo = {...META, loadTests};
  const container = document.createElement('div');
  container.innerHTML = renderToString(code({...META, file: SOURCE}));
  document.body.append(container);
  const root = await act(async () => hydrateRoot(container, code(demo)));
  const shown = () => container.querySelector('code')?.textContent?.trim();
  const click = (name: string) => fireEvent.click(screen.getByRole('tab', {name}));
  expect(shown()).toBe('export default Ferry;');
  expect(onSourceNeeded).not.toHaveBeenCalled();
  expect(loadTests).not.toHaveBeenCalled();

  click('Test');
  expect(onSourceNeeded).toHaveBeenCalled();
  expect(shown()).toBe('export default Ferry;');
  await act(async () => root.render(code(demo, [SOURCE])));
  await waitFor(() => expect(shown()).toBe('test(Ferry);'));
  click('stubFerry.ts');
  expect(shown()).toBe('export const stubFerry = 1;');
  click('Ferry.tsx');
  expect(shown()).toBe('export default Ferry;');
  expect(loadTests).toHaveBeenCalledTimes(1);
  await act(async () => root.unmount());
  container.remove();
});
