import {DataGrid, type DataGridProps} from '@mui/x-data-grid';
import {columns, sales} from '../data/sales';

export default function DataGridPlayground(props: Partial<DataGridProps>) {
  return (
    <div style={{height: 400}}>
      <DataGrid label="Sales" rows={sales} columns={columns} {...props} />
    </div>
  );
}
