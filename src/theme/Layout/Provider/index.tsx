// Change: the reader's settings (src/settings) are joined to the page below Docusaurus' own providers.
import type {ReactNode} from 'react';
import Provider from '@theme-original/Layout/Provider';
import type ProviderType from '@theme/Layout/Provider';
import type {WrapperProps} from '@docusaurus/types';
import {ReaderSettings} from '../../../settings/ReaderSettings';

export default function LayoutProvider({
  children,
  ...props
}: WrapperProps<typeof ProviderType>): ReactNode {
  return (
    <Provider {...props}>
      <ReaderSettings>{children}</ReaderSettings>
    </Provider>
  );
}
