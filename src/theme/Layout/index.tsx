// Change: our own header and footer, the user's settings below the Docusaurus providers, a skip
// link, and no announcement bar.
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

/** Doesn't re-render on navigation; parts that depend on the URL read it themselves. */
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

/** Doesn't re-render on navigation. */
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
