import {translate} from '@docusaurus/Translate';
import type {DemoSnapshot} from './demoActions';
import {showMessage} from '../common/Message/showMessage';

/**
 * Loads the actions that open, download, or copy a demo. Call it before the click, so the browser
 * still attributes the new tab to the user's gesture.
 */
export const loadDemoActions = () => import(/* webpackChunkName: "demo-actions" */ './demoActions');

/** Runs an action with the state of a demo, or reports that it failed. */
export async function runDemoAction(
  loadSnapshot: () => DemoSnapshot | Promise<DemoSnapshot>,
  run: (
    actions: Awaited<ReturnType<typeof loadDemoActions>>,
    snapshot: DemoSnapshot,
  ) => void | Promise<void>,
): Promise<void> {
  try {
    const [actions, snapshot] = await Promise.all([loadDemoActions(), loadSnapshot()]);
    await run(actions, snapshot);
  } catch {
    showMessage(
      translate({
        id: 'docs.demo.actionFailed',
        message: 'Something went wrong. Please try again.',
      }),
    );
  }
}

/** Opens a demo in an online editor, or reports that it can't be opened. */
export const openSandbox = (
  kind: 'codesandbox' | 'stackblitz',
  loadSnapshot: () => DemoSnapshot | Promise<DemoSnapshot>,
): Promise<void> =>
  runDemoAction(loadSnapshot, (actions, snapshot) => actions.openSandbox(kind, snapshot));
