import {
  enUS as coreEnUS,
  heIL as coreHeIL,
  type Localization,
} from '@mui/material/locale';
import {enUS as gridEnUS, heIL as gridHeIL} from '@mui/x-data-grid/locales';
import {enUS as pickersEnUS, heIL as pickersHeIL} from '@mui/x-date-pickers/locales';
import 'dayjs/locale/he';

export type LanguageName = 'en' | 'he';

interface Language {
  label: string;
  direction: 'ltr' | 'rtl';
  /** The strings of all packages, for the theme. */
  locales: (Localization | typeof gridEnUS | typeof pickersEnUS)[];
  /** The strings of the app itself. */
  strings: {due: string; customer: string; total: string; invoices: string};
}

export const LANGUAGES: Record<LanguageName, Language> = {
  en: {
    label: 'English',
    direction: 'ltr',
    locales: [coreEnUS, gridEnUS, pickersEnUS],
    strings: {
      due: 'Due date',
      customer: 'Customer',
      total: 'Total',
      invoices: 'Invoices',
    },
  },
  he: {
    label: 'עברית',
    direction: 'rtl',
    locales: [coreHeIL, gridHeIL, pickersHeIL],
    strings: {
      due: 'תאריך פירעון',
      customer: 'לקוח',
      total: 'סכום',
      invoices: 'חשבוניות',
    },
  },
};
