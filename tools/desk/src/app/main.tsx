import '@kinemorph/ui/themes/brand';
import { createRoot } from 'react-dom/client';
import './print.css';
import { App } from './App.tsx';

const place = document.getElementById('desk');
if (place) createRoot(place).render(<App />);
