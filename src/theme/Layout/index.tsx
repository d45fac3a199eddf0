// Change: our own header and footer, the reader's settings below Docusaurus' providers, a link past the sidebar, and no bar of announcements.
import {memo, type ReactNode} from 'react';
import clsx from 'clsx';
import {PageMetadata, ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import Error from '@theme/Error';
import type {Props} from '@theme/Layout';
import LayoutProvider from '@theme/Layout/Provider';
import {ErrorBoundary} from '@site/src/components/common/ErrorBoundary/ErrorBoundary';
import {ColorModeButton} from '@site/src/components/settings/ColorModeButton';
import {SettingsButton} from '@site/src/components/settings/SettingsButton';
import {Header} from '@site/src/components/shell/Header/Header';
import {NotificationsButton} from '@site/src/components/shell/Notifications/NotificationsButton';
import {SearchButton} from '@site/src/components/shell/SearchButton/SearchButton';
import {SiteFooter} from '@site/src/components/shell/SiteFooter/SiteFooter';
import {SkipLink} from '@site/src/components/shell/SkipLink/SkipLink';
import {ReaderSettings} from '@site/src/settings/ReaderSettings';

/** Another page does not change it: what depends on the address asks for it. */
const Navbar = memo(function Navbar() {
  const hosted = 'algolia' in useThemeConfig();
  return (
    <ErrorBoundary>
      <Header
        search={
          <ErrorBoundary>
            <SearchButton hosted={hosted} />
          </ErrorBoundary>
        }
        actions={
          <>
            <ErrorBoundary>
              <NotificationsButton />
            </ErrorBoundary>
            <ErrorBoundary>
              <ColorModeButton />
            </ErrorBoundary>
            <ErrorBoundary>
              <SettingsButton />
            </ErrorBoundary>
          </>
        }
      />
    </ErrorBoundary>
  );
});

/** Another page does not change it either. */
const Footer = memo(function Footer() {
  return (
    <ErrorBoundary>
      <SiteFooter />
    </ErrorBoundary>
  );
});

export default function Layout({
  children,
  noFooter,
  wrapperClassName,
  title,
  description,
}: Props): ReactNode {
  return (
    <LayoutProvider>
      <ReaderSettings>
        <PageMetadata title={title} description={description} />
        <SkipLink />
        <Navbar />
        <div
          className={clsx(
            ThemeClassNames.layout.main.container,
            ThemeClassNames.wrapper.main,
            wrapperClassName,
          )}
        >
          <ErrorBoundary fallback={(failure) => <Error {...failure} />}>{children}</ErrorBoundary>
        </div>
        {!noFooter && <Footer />}
      </ReaderSettings>
    </LayoutProvider>
  );
}
