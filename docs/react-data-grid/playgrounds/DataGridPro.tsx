import {DataGridPro, type DataGridProProps} from '@mui/x-data-grid-pro';
import {columns, sales} from '../data/sales';

export default function DataGridProPlayground(props: Partial<DataGridProProps>) {
  return (
    <div style={{height: 400}}>
      <DataGridPro label="Sales" rows={sales} columns={columns} {...props} />
    </div>
  );
}
