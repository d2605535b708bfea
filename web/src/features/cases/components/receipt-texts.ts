import { addLazyTexts } from '@/i18n/lazy-texts';
import en from '@/i18n/locales/en/receipt.json';
import th from '@/i18n/locales/th/receipt.json';
import zh from '@/i18n/locales/zh/receipt.json';

addLazyTexts('receipt', { th, en, zh });
