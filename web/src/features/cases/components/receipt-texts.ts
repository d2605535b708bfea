import { addLateTexts } from '@/i18n/late-texts';
import en from '@/i18n/locales/en/receipt.json';
import th from '@/i18n/locales/th/receipt.json';
import zh from '@/i18n/locales/zh/receipt.json';

addLateTexts('receipt', { th, en, zh });
