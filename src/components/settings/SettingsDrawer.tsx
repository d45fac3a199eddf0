import {useId, type ComponentType, type ReactNode} from 'react';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import Close from '@mui/icons-material/Close';
import {translate} from '@docusaurus/Translate';
import {preloadMuiTheme, MuiThemeProvider} from '../../mui/MuiThemeProvider';
import {ThemeSettingsProvider} from '../../settings/ThemeSettingsProvider';
import {listConfiguredPurposes} from '../../third-parties/consent';
import {AppearanceFields} from './AppearanceFields';
import {CodeFields} from './CodeFields';
import {ConsentFields} from './ConsentFields';
import {DemoThemeFields} from './DemoThemeFields';
import {drawerTheme} from './drawerTheme';
import {LanguageField} from './LanguageField';
import type {SettingsField} from '../common/openSettings/openSettings';
import {OwnVersionField} from './OwnVersionField';

export {preloadMuiTheme};

export interface SettingsDrawerProps {
  open: boolean;
  /** The field that receives the focus; by default, the drawer does. */
  field?: SettingsField;
  onClose: () => void;
}

type Group = ComponentType<Pick<SettingsDrawerProps, 'field' | 'onClose'>>;

/** The groups of settings in the drawer, in order. */
const GROUPS: readonly Group[] = [
  AppearanceFields,
  CodeFields,
  // Older versions of the docs are about other releases.
  ...(process.env.DOCS_IS_CURRENT === 'false' ? [] : [OwnVersionField]),
  DemoThemeFields,
  LanguageField,
];

/** Renders the drawer with the user's settings. Changes apply immediately. */
export default function SettingsDrawer({open, field, onClose}: SettingsDrawerProps): ReactNode {
  const titleId = useId();
  // Without third parties, consent isn't needed.
  const groups = listConfiguredPurposes().length > 0 ? [...GROUPS, ConsentFields] : GROUPS;
  // Has its own theme settings, so it also works on pages without them. All of them use the same
  // stores.
  return (
    <ThemeSettingsProvider>
      <MuiThemeProvider theme={drawerTheme}>
        <Drawer
          anchor="right"
          open={open}
          onClose={onClose}
          transitionDuration={
            window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : undefined
          }
          slotProps={{paper: {role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId}}}
        >
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              paddingBlock: 1.5,
              paddingInline: '24px 16px',
            }}
          >
            <Typography id={titleId} component="h2" variant="h5">
              {translate({id: 'docs.settings.title', message: 'Settings'})}
            </Typography>
            <IconButton
              onClick={onClose}
              aria-label={translate({id: 'docs.settings.close', message: 'Close'})}
            >
              <Close fontSize="small" />
            </IconButton>
          </Box>
          {groups.map((Group, index) => (
            // The order is constant.
            <Box key={index}>
              <Divider />
              <Box sx={{display: 'grid', gap: 2.5, padding: 3}}>
                <Group field={field} onClose={onClose} />
              </Box>
            </Box>
          ))}
        </Drawer>
      </MuiThemeProvider>
    </ThemeSettingsProvider>
  );
}
