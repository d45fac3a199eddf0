import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';

// #region preview
interface Mail {
  id: number;
  from: string;
  subject: string;
  text: string | null;
}

const rows: Mail[] = [
  {
    id: 1,
    from: 'Harbor office',
    subject: 'Berth 4 closed',
    text: 'Repairs until Friday noon.',
  },
  {
    id: 2,
    from: 'Seal Bay Tours',
    subject: 'Group of 40',
    text: 'We booked the 9:30 crossing.',
  },
  {id: 3, from: 'Weather service', subject: 'No warnings', text: null},
];

const columns: GridColDef<Mail>[] = [
  {field: 'from', headerName: 'From', width: 140},
  {field: 'subject', headerName: 'Subject', flex: 1, minWidth: 120},
];

const getDetailPanelContent: DataGridProProps<Mail>['getDetailPanelContent'] = ({
  row,
}) =>
  row.text === null ? null : (
    <Stack sx={{p: 2, gap: 1, alignItems: 'flex-start'}}>
      <Typography variant="body2">{row.text}</Typography>
      <Button size="small" variant="contained">
        Reply
      </Button>
    </Stack>
  );

const getDetailPanelHeight = () => 100;

export default function MailInbox() {
  return (
    <Box sx={{height: 420, width: '100%'}}>
      <DataGridPro
        aria-label="Inbox"
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{detailPanel: {expandedRowIds: new Set([1])}}}
      />
    </Box>
  );
}
// #endregion
