import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {createInvoices} from '../../../data/invoices';
import {LanguageProvider} from './LanguageProvider';
import {LANGUAGES, type LanguageName} from './languages';

const rows = createInvoices(20);

export default function LanguageApp() {
  // #region preview
  const [language, setLanguage] = React.useState<LanguageName>('he');
  const {strings} = LANGUAGES[language]; // {customer: 'לקוח', total: 'סכום', …}
  const columns = React.useMemo<GridColDef[]>(
    () => [
      {field: 'customer', headerName: strings.customer, width: 160},
      {field: 'amount', headerName: strings.total, type: 'number', width: 120},
    ],
    [strings],
  );

  return (
    <LanguageProvider language={language}>
      <Stack spacing={2}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Language"
          value={language}
          onChange={(_event, next: LanguageName | null) => next && setLanguage(next)}
        >
          {(['en', 'he'] as const).map((name) => (
            <ToggleButton key={name} value={name} lang={name}>
              {LANGUAGES[name].label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DatePicker label={strings.due} />
        <div style={{height: 320}}>
          <DataGrid aria-label={strings.invoices} rows={rows} columns={columns} />
        </div>
      </Stack>
    </LanguageProvider>
  );
  // #endregion
}
