import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Samples } from './samples';

export const render = () =>
  renderToString(
    <StrictMode>
      <Samples />
    </StrictMode>,
  );
