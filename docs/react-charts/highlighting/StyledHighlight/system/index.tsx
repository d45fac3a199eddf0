import * as React from 'react';
import {BarChart, barElementClasses} from '@mui/x-charts/BarChart';
import type {HighlightItemData} from '@mui/x-charts/context';
import {series, summer, xAxis, yAxis} from '../data';

export default function StyledHighlight() {
  const [item, setItem] = React.useState<HighlightItemData | null>(summer);

  return (
    // #region preview
    <BarChart
      title="Ferry passengers by season and route"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      highlightedItem={item}
      onHighlightChange={setItem}
      height={300}
      sx={{
        [`& .${barElementClasses.highlighted}`]: {
          stroke: 'currentColor',
          strokeWidth: 3,
        },
        [`& .${barElementClasses.faded}`]: {
          strokeDasharray: '4 3',
          stroke: 'currentColor',
        },
      }}
    />
    // #endregion
  );
}
