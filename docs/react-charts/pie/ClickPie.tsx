import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {PieChart} from '@mui/x-charts/PieChart';

export default function ClickPie() {
  const [text, setText] = React.useState('Click a slice');

  return (
    <Stack spacing={1} sx={{alignItems: 'center'}}>
      {/* #region preview */}
      <PieChart
        title="Pieces sold by a bakery in one week"
        series={[
          {
            id: 'week',
            data: [
              {id: 'rye', value: 620, label: 'Rye bread'},
              {id: 'rolls', value: 480, label: 'Rolls'},
              {id: 'croissants', value: 310, label: 'Croissants'},
            ],
          },
        ]}
        onItemClick={(event, {seriesId, dataIndex}, item) =>
          setText(`Slice ${dataIndex} of ${seriesId}: ${item.id}, ${item.value}`)
        }
        width={220}
        height={220}
      />
      {/* #endregion */}
      <Typography variant="body2">{text}</Typography>
    </Stack>
  );
}
