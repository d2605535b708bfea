import { addLateTexts } from '@/i18n/late-texts';
import en from '@/i18n/locales/en/case-tools.json';
import th from '@/i18n/locales/th/case-tools.json';
import zh from '@/i18n/locales/zh/case-tools.json';

addLateTexts('case-tools', { th, en, zh });
