// Change: our own bar in place of Infima's: product panel, version switcher, no items from the configuration, no second mobile menu.
import {memo, type ReactNode} from 'react';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import {useThemeConfig} from '@docusaurus/theme-common';
import {ErrorBoundary} from '@site/src/components/common/ErrorBoundary/ErrorBoundary';
import {Header} from '@site/src/components/shell/Header/Header';
import {SearchButton} from '@site/src/components/shell/SearchButton/SearchButton';
import {NotificationsButton} from '@site/src/components/shell/Notifications/NotificationsButton';
import {SettingsButton} from '@site/src/components/settings/SettingsButton';

function Navbar(): ReactNode {
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
              <NavbarColorModeToggle className="header-color-mode" />
            </ErrorBoundary>
            <ErrorBoundary>
              <SettingsButton />
            </ErrorBoundary>
          </>
        }
      />
    </ErrorBoundary>
  );
}

/** Another page does not change it: what depends on the address asks for it. */
export default memo(Navbar);
