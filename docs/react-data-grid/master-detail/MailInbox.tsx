import Button from '@mui/material/Button';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Mail {
  id: number;
  from: string;
  subject: string;
  text: string | null;
}

const columns: GridColDef<Mail>[] = [
  {field: 'from', headerName: 'From', width: 140},
  {field: 'subject', headerName: 'Subject', flex: 1, minWidth: 120},
];

// #region preview
const rows: Mail[] = [
  {id: 1, from: 'Ella Novak', subject: 'Broken lamp', text: 'Please send a new one.'},
  {id: 2, from: 'Hudson Hotels', subject: 'Order 10002', text: 'When will it ship?'},
  {id: 3, from: 'Ben Carter', subject: 'Thank you', text: null},
];

const getDetailPanelContent: DataGridProProps<Mail>['getDetailPanelContent'] = ({
  row,
}) =>
  row.text === null ? null : (
    <div style={{padding: 16}}>
      {row.text}
      <div>
        <Button size="small">Reply</Button>
      </div>
    </div>
  );

const getDetailPanelHeight = () => 100;
// #endregion

const initialState = {detailPanel: {expandedRowIds: new Set([1])}};

export default function MailInbox() {
  return (
    <div style={{height: 420, width: '100%'}}>
      <DataGridPro
        aria-label="Inbox"
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={initialState}
      />
    </div>
  );
}
