import {useState} from 'react';
import {translate} from '@docusaurus/Translate';
import type {DemoMeta} from '@site/plugins/demos/shared';
import {site} from '@site/src/contexts/site';
import type {DemoAction} from './DemoMenu';
import type {DemoSnapshot} from './demoActions';
import {loadDemoActions} from './openSandbox';
import {showMessage} from '../common/Message/showMessage';

/** Duration of the error message, in milliseconds. The button is disabled meanwhile. */
const ERROR_DURATION_MS = 6000;

/** Returns whether the chat supports the product of a demo: `react-charts/…` is `x-charts`. */
function isChatSupported({id}: DemoMeta): boolean {
  const product = /(?:^|\/)react-([a-z-]+)\//.exec(id)?.[1];
  return Boolean(site.chat?.scopes.includes(`x-${product}`));
}

/**
 * Returns the action that opens a demo in the chat, or `undefined` if the chat doesn't support the
 * product.
 */
export function useChatAction(
  demo: DemoMeta,
  loadSnapshot: () => Promise<DemoSnapshot>,
): DemoAction | undefined {
  const [state, setState] = useState<'idle' | 'opening' | 'failed'>('idle');
  const open = async () => {
    setState('opening');
    try {
      const [actions, snapshot] = await Promise.all([loadDemoActions(), loadSnapshot()]);
      await actions.openInChat(site.chat!.url, snapshot);
      setState('idle');
    } catch (error) {
      // eslint-disable-next-line no-console -- required by the specification, for the operators of the service
      console.error('Error opening MUI Chat:', error);
      setState('failed');
      showMessage(translate({id: 'docs.demo.chatFailed', message: 'Failed to open MUI Chat'}), {
        duration: ERROR_DURATION_MS,
        isError: true,
        onClose: () => setState('idle'),
      });
    }
  };
  return isChatSupported(demo)
    ? {
        id: 'chat',
        icon: 'chat',
        label: translate({id: 'docs.demo.chat', message: 'Edit in Chat'}),
        eventAction: 'open-in-mui-chat',
        run: open,
        disabled: state !== 'idle',
        busy: state === 'opening',
      }
    : undefined;
}
