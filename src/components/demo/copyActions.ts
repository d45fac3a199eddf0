import {useEffect, useRef, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import type {DemoStyling} from '../../../site/stylings/shared';
import type {DemoMeta, DemoVariant} from '@site/plugins/demos/shared';
import {copyText} from '../common/Copy/copyText';
import {announce} from '../common/Announcer/announce';
import type {DemoAction} from './DemoMenu';
import {showMessage} from '../common/Message/showMessage';
import {createSourceFragment} from './sourceUrl';
import type {LiveEdit} from './useLiveEdit';

/** Duration of the check mark after copying, in milliseconds. */
const COPIED_DURATION_MS = 1000;

/** Copies text, or reports that the browser doesn't allow it. */
export async function copyOrReport(text: string, onCopied: () => void): Promise<void> {
  try {
    await copyText(text);
    onCopied();
  } catch {
    showMessage(
      translate({
        id: 'docs.demo.copyFailed',
        message: 'Your browser blocked access to the clipboard.',
      }),
    );
  }
}

/** Returns the action that copies the demo as one file, or another file that is shown. */
export function useCopyAction(getSource: () => Promise<string>): DemoAction {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onCopied = () => {
    setCopied(true);
    announce(translate({id: 'docs.code.copied', message: 'Copied'}));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), COPIED_DURATION_MS);
  };
  return {
    id: 'copy',
    icon: copied ? 'check' : 'copy',
    label: translate({id: 'docs.demo.copy', message: 'Copy the source'}),
    eventAction: 'copy',
    inToolbar: true,
    run: async () => copyOrReport(await getSource(), onCopied),
  };
}

/** Returns the URL that opens this page at a fragment. */
const createFragmentUrl = (fragment: string): string =>
  `${window.location.href.replace(/#.*$/, '')}#${fragment}`;

/** Returns the actions that copy the URL of the demo's source in each language. */
export function createLinkActions(demo: DemoMeta, styling: DemoStyling): DemoAction[] {
  const copyLink = (variant: DemoVariant) => {
    return copyOrReport(createFragmentUrl(createSourceFragment(demo, styling, variant)), () =>
      showMessage(
        translate({
          id: 'docs.demo.linkCopied',
          message: 'Link to the source code has been copied to your clipboard.',
        }),
      ),
    );
  };
  return [
    {
      id: 'linkJs',
      icon: 'link',
      label: translate({id: 'docs.demo.copyJsLink', message: 'Copy link to JavaScript source'}),
      eventAction: 'copy-js-source-link',
      run: () => copyLink('JS'),
    },
    {
      id: 'linkTs',
      icon: 'link',
      label: translate({id: 'docs.demo.copyTsLink', message: 'Copy link to TypeScript source'}),
      eventAction: 'copy-ts-source-link',
      run: () => copyLink('TS'),
    },
  ];
}

/** Returns the action that copies a URL of the demo, with the user's edits if there are any. */
export function createShareAction(
  demo: DemoMeta,
  styling: DemoStyling,
  variant: DemoVariant,
  {isChanged, createLink}: LiveEdit,
): DemoAction {
  const share = () => {
    const link = isChanged
      ? createLink()
      : createFragmentUrl(createSourceFragment(demo, styling, variant));
    return link === undefined
      ? showMessage(
          translate({
            id: 'docs.demo.shareTooLong',
            message: 'The edited code is too long to share as a link.',
          }),
        )
      : copyOrReport(link, () =>
          showMessage(
            isChanged
              ? translate({
                  id: 'docs.demo.shareCopied',
                  message: 'A link with your changes has been copied to your clipboard.',
                })
              : translate({
                  id: 'docs.demo.demoLinkCopied',
                  message: 'A link to this demo has been copied to your clipboard.',
                }),
          ),
        );
  };
  return {
    id: 'share',
    icon: 'share',
    label: isChanged
      ? translate({id: 'docs.demo.share', message: 'Share your changes as a link'})
      : translate({id: 'docs.demo.shareDemo', message: 'Share a link to this demo'}),
    shortLabel: translate({
      id: 'docs.demo.shareWord',
      message: 'Share',
      description: 'Short form of "Share a link to this demo"',
    }),
    eventAction: 'share',
    inToolbar: true,
    run: share,
  };
}
