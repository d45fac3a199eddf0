import {useState} from 'react';
import {translate} from '@docusaurus/Translate';
import type {DemoMeta} from '@site/plugins/demos/shared';
import {site} from '@site/src/contexts/site';
import type {DemoAction} from './DemoMenu';
import type {DemoSnapshot} from './demoActions';
import {loadActions} from './openSandbox';
import {showMessage} from '../common/Message/showMessage';

/** Duration of the error message, in milliseconds. The button is disabled meanwhile. */
const ERROR_DURATION = 6000;

/** Returns whether the chat supports the product of a demo: `react-charts/…` is `x-charts`. */
function hasChat({id}: DemoMeta): boolean {
  const product = /(?:^|\/)react-([a-z-]+)\//.exec(id)?.[1];
  return Boolean(site.chat?.scopes.includes(`x-${product}`));
}

/**
 * Returns the action that opens a demo in the chat, or `undefined` if the chat doesn't support the
 * product.
 */
export function useChat(
  demo: DemoMeta,
  loadSnapshot: () => Promise<DemoSnapshot>,
): DemoAction | undefined {
  const [state, setState] = useState<'idle' | 'opening' | 'failed'>('idle');
  const open = async () => {
    setState('opening');
    try {
      const [actions, snapshot] = await Promise.all([loadActions(), loadSnapshot()]);
      await actions.openInChat(site.chat!.url, snapshot);
      setState('idle');
    } catch (error) {
      // eslint-disable-next-line no-console -- required by the specification, for the operators of the service
      console.error('Error opening MUI Chat:', error);
      setState('failed');
      showMessage(translate({id: 'docs.demo.chatFailed', message: 'Failed to open MUI Chat'}), {
        duration: ERROR_DURATION,
        isError: true,
        onClose: () => setState('idle'),
      });
    }
  };
  return hasChat(demo)
    ? {
        id: 'chat',
        icon: 'chat',
        text: translate({id: 'docs.demo.chat', message: 'Edit in Chat'}),
        event: 'open-in-mui-chat',
        run: open,
        disabled: state !== 'idle',
        busy: state === 'opening',
      }
    : undefined;
}
