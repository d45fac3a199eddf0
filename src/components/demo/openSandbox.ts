import {translate} from '@docusaurus/Translate';
import type {DemoSnapshot} from './demoActions';
import {showMessage} from '../common/Message/showMessage';

/** What opens a demo elsewhere. Loaded ahead of a click, so that the new tab opens while the browser still takes it for the reader's own doing. */
export const loadActions = () => import(/* webpackChunkName: "demo-actions" */ './demoActions');

/** Opens a demo in an online editor, or says that it cannot be opened. */
export async function openSandbox(
  kind: 'codesandbox' | 'stackblitz',
  loadSnapshot: () => DemoSnapshot | Promise<DemoSnapshot>,
): Promise<void> {
  try {
    const [actions, snapshot] = await Promise.all([loadActions(), loadSnapshot()]);
    actions.openSandbox(kind, snapshot);
  } catch {
    showMessage(
      translate({
        id: 'docs.demo.actionFailed',
        message: 'Something went wrong. Please try again.',
      }),
    );
  }
}
