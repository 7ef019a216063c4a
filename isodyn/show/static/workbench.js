/* isodyn workbench, sources 0a5573f8cd189c22a0b51be22b51c2da5cbd73ba0ea93729320686427c90c378 */
"use strict";(()=>{var gS=Object.defineProperty;var _S=(n,e)=>{for(var t in e)gS(n,t,{get:e[t],enumerable:!0})};var wt,o_,Np,co,Lp,lh,a_,oh,l_,kp,Dp,vS,Cc=Symbol.for("pv"),ch={},uh=[],yS=/^m(i|n|o|s|text|space)$/,Fp=Array.isArray,Up=uh.slice,Yo=Object.assign;function Xo(n){n&&n.parentNode&&n.remove()}function ja(n,e,t){var i,r,s,o={},a=arguments.length;for(s in e)s=="key"?i=e[s]:s=="ref"&&typeof n!="function"?r=e[s]:o[s]=e[s];return a>2&&(o.children=a>3?Up.call(arguments,2):t),Ec(n,o,i,r,null)}function Ec(n,e,t,i,r){var s={type:n,props:e,key:t,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Cc,__v:r||++o_,__i:-1,__u:0};return!r&&wt.vnode&&wt.vnode(s),s}function At(n){return n.children}function Za(n,e){this.props=n,this.context=e,this.__g=0}function uo(n,e){if(e==null)return n.__&&uo(n.__,n.__i+1);for(var t;e<n.__k.length;e++)if((t=n.__k[e])&&t.__e)return t.__e;return typeof n.type!="function"||n.props.__P?null:uo(n)}function xS(n){var e,t=n.__v,i=t.__e,r=[],s=[],o=n.__P;o&&((e=Yo({constructor:Cc},t)).__v=t.__v+1,wt.vnode&&wt.vnode(e),Op(o,e,t,n.__n,o.namespaceURI,32&t.__u?[i]:null,r,i||uo(t),32&t.__u,s),e.__v=t.__v,e.__.__k[e.__i]=e,p_(r,e,s),t.__=t.__e=null,e.__e!=i&&c_(e))}function c_(n){if((n=n.__)&&n.__c&&!n.props.__P)return n.__e=null,n.__k.some(function(e){return e&&(n.__e=e.__e)}),c_(n)}function r_(n){(8&n.__g||(n.__g|=8,co.push(n),lh++))&&Lp==wt.debounceRendering||((Lp=wt.debounceRendering)||queueMicrotask)(u_)}function u_(){try{for(var n,e=1;co.length;)co.length>e&&co.sort(a_),n=co.shift(),e=co.length,8&n.__g&&xS(n)}finally{(lh=co.length)&&(Lp||queueMicrotask)(u_)}}function h_(n,e,t,i,r,s,o,a,l,c,u){var d,h,f,g,y,p,m=i.__k||uh,_=e.length;for(l=bS(t,e,m,l,_),d=0;d<_;d++)(f=t.__k[d])!=null&&(h=~f.__i&&m[f.__i]||ch,f.__i=d,p=Op(n,f,h,r,s,o,a,l,c,u),g=f.__e,(h.ref!=f.ref||8&h.__u)&&(h.ref&&Bp(h.ref,null,f,h),f.ref&&u.push(f.ref,f.__c||g,f)),y=y||g,4&f.__u?(l=d_(f,l,n,!h.__v),h.__e&&(h.__e=null)):typeof f.type=="function"&&p!==void 0?l=p:g&&(l=g.nextSibling),f.__u&=-21);return t.__e=y,l}function bS(n,e,t,i,r){var s,o,a,l,c,u,d,h,f,g=t.length,y=g,p=0,m=0,_=n.__k=Array(r);for(s=0;s<r;s++)(o=e[s])!=null&&typeof o!="boolean"&&typeof o!="function"?(typeof o!="object"||o.constructor===String?o=_[s]=Ec(null,o):Fp(o)?o=_[s]=Ec(At,{children:o}):o.constructor===Cc&&o.__b?o=_[s]=Ec(o.type,o.props,o.key,o.ref,o.__v):_[s]=o,l=s+p,o.__=n,o.__b=n.__b+1,a=null,~(c=o.__i=MS(o,t,l,y))&&(y--,(a=t[c])&&(a.__u|=2)),a&&a.__v?(o.__u|=16,c==l-1?p--:c==l+1?p++:c!=l&&(c>l?p--:p++,m=1)):(~c||(r>g?p--:r<g&&p++),typeof o.type!="function"&&(o.__u|=4))):_[s]=null;if(m){for(u=[],d=[],s=0;s<r;s++)if((o=_[s])&&16&o.__u){for(p=0,h=u.length;p<h;)u[f=p+h>>1]<o.__i?p=f+1:h=f;u[p]=o.__i,d[s]=p+1}for(p=u.length;s--;)d[s]&&(d[s]==p?p--:_[s].__u|=4)}if(y)for(s=0;s<g;s++)!(a=t[s])||2&a.__u||(a.__e==i&&(i=uo(a)),zp(a,a));return i}function d_(n,e,t,i){var r,s,o,a;if(typeof n.type=="function"){if(n.props.__P)return e;if(r=n.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=n,e=d_(r[s],e,t,!1));return e}for(e&&!e.parentNode&&(e=uo(n))&&!e.parentNode&&(e=null),o=n.__e,a=e;a&&a.nodeType==8;)a=a.nextSibling;for(o!=a&&(!i&&t.moveBefore&&o.parentNode?t.moveBefore(o,e):t.insertBefore(o,e||null)),e=o;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function MS(n,e,t,i){var r,s=n.key,o=n.type,a=e[t],l=a&&!(2&a.__u);if(a===null&&s==null||l&&s==a.key&&o==a.type)return t;if(i>(l?1:0)){for(r=t-1;r>=0;r--)if((a=e[r])&&!(2&a.__u)&&s==a.key&&o==a.type)return r;for(r=t+1;r<e.length;r++)if((a=e[r])&&!(2&a.__u)&&s==a.key&&o==a.type)return r}return-1}function s_(n,e,t){t==null&&(t=""),e[0]=="-"?n.setProperty(e,t):n[e]=t}function sh(n,e,t,i,r){var s,o;if(e=="style")if(typeof t=="string")n.style.cssText=t;else{if(typeof i=="string"&&(n.style.cssText=i=""),i)for(e in i)t&&e in t||s_(n.style,e);if(t)for(e in t)i&&t[e]==i[e]||s_(n.style,e,t[e])}else if(e[0]=="o"&&e[1]=="n")typeof t!="function"&&(t=null),typeof i!="function"&&(i=null),(n.__e||(n.__e={}))[e]=t,t&&i||(o=Dp[e]||(Dp[e]=SS(e)),(n.__a||(n.__a={}))[e]=kp,s=e!=(e=e.replace(l_,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),t?n.addEventListener(e,o,s):n.removeEventListener(e,o,s));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in n)try{return void(n[e]=t??"")}catch{}if(typeof t=="function")return;t==null||t===!1&&e[4]!="-"?n.removeAttribute(e):n.setAttribute(e,e=="popover"&&t==1?"":t)}}function SS(n){return function(e){var t=this.__e;if(t){if(t=t[n],e[oh]==null)e[oh]=kp++;else if(e[oh]<this.__a[n])return;return t(wt.event?wt.event(e):e)}}}function Op(n,e,t,i,r,s,o,a,l,c){var u,d,h,f,g,y,p,m,_,A,b,T,w,x,S,O,F,D,V=e.type;if(e.constructor!==Cc)return null;128&t.__u&&(l=32&t.__u,u=t.__c.__z)&&(e.__u|=l,d=s=[],u.nodeType==8?a=ah(u,s):s.push(u),a=s[0]||a),(u=wt.__b)&&u(e);e:if(typeof V=="function"){h=o.length;try{if(m=e.props,_=(u=V.prototype)&&u.render,A=(u=V.contextType)&&i[u.__c],b=u?A?A.props.value:u.__:i,(f=t.__c)?(e.__c=f,2&f.__g&&(f.__g|=1)):(_?e.__c=f=new V(m,b):(e.__c=f=new Za(m,b),f.constructor=V,f.render=AS),A&&A.sub(f),f.state||(f.state={}),f.__n=i,f.__g|=8,f.__h=[],f.__k=[]),_&&(f.__s||(f.__s=f.state),V.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=Yo({},f.__s)),Yo(f.__s,V.getDerivedStateFromProps(m,f.__s)))),g=f.props,y=f.state,f.__v=e,t.__c){if(m!==g&&_&&!V.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(m,b),e.__v==t.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(m,f.__s,b)===!1){e.__v!=t.__v&&(f.props=m,f.state=f.__s,f.__g&=-9),e.__e=t.__e,e.__k=t.__k,e.__k.some(function(L){L&&(L.__=e)}),uh.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&o.push(f),a=uo(t);break e}f.componentWillUpdate&&f.componentWillUpdate(m,f.__s,b),_&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(g,y,p)})}else _&&!V.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),_&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=b,f.props=m,f.__P=n,f.__g&=-5,T=wt.__r,w=_?25:0;do f.__g&=-9,T&&T(e),u=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++w<25);_&&(uh.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(i=Yo({},i,f.getChildContext())),_&&t.__c&&f.getSnapshotBeforeUpdate&&(p=f.getSnapshotBeforeUpdate(g,y)),x=u&&u.type===At&&u.key==null?u.props.children:u,m.__P&&(u=a,r=(n=m.__P).namespaceURI,l=s=null,t.props&&t.props.__P!=n&&(t.__k.some(function(L){L&&zp(L,L)}),t.__k=null),a=t.__k?uo(t,0):null),a=h_(n,Fp(x)?x:[x],e,t,i,r,s,o,a,l,c),m.__P&&(e.__e=null,a=u),e.__u&=-161,d&&d.some(Xo),f.__h.length&&o.push(f),1&f.__g&&(f.__g&=-4)}catch(L){if(o.length=h,e.__v=null,l||s)if(L&&L.then){if(e.__u|=128|l,s){for(~(F=s.indexOf(a||void 0))||(F=s.length);(D=s[F-1])&&D.nodeType==8;)F--;for(;F<s.length;F++)if(D=s[F])if(s[F]=null,S){if(D==O)break}else{if(D.nodeType!=8)break;D.data.startsWith("$s")&&(O=ah(S=D))}}if(!S){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;S=a}(u=ah(S=e.__c.__z||(e.__c.__z=S)))?(e.__e=S,a=u):e.__e=a,a=a&&a.nextSibling}else s&&s.some(Xo);else e.__e=t.__e;e.__k||(e.__k=t.__k||[]),L&&L.then||f_(e),wt.__e(L,e,t)}}else a=e.__e=wS(t.__e,e,t,i,r,s,o,l,c,n);return(u=wt.diffed)&&u(e),a}function ah(n,e){if(n&&n.nodeType==8&&n.data.startsWith("$s"))for(var t=1;n=n.nextSibling;){if(n.nodeType==8){if(n.data.startsWith("$s"))t++;else if(n.data.startsWith("/$s")&&!--t)return n}e&&e.push(n)}}function f_(n){n&&(n.__c&&(n.__c.__g|=4),n.__k&&n.__k.some(f_))}function p_(n,e,t){for(var i=0;i<t.length;)Bp(t[i++],t[i++],t[i++]);wt.__c&&wt.__c(e,n),n.some(function(r){try{n=r.__h,r.__h=[],n.some(function(s){s.call(r)})}catch(s){wt.__e(s,r.__v)}})}function wS(n,e,t,i,r,s,o,a,l,c){var u,d,h,f,g,y,p,m,_=t.props||ch,A=e.props,b=e.type;if(b=="svg"?r="http://www.w3.org/2000/svg":b=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(u=0;u<s.length;u++)if((g=s[u])&&(b?g.localName==b:g.nodeType==3)){n=g,s[u]=null;break}}if(!n){if(m=c.ownerDocument||document,!b)return m.createTextNode(A);n=m.createElementNS(r,b,A.is?A:c),a&&(wt.__m&&wt.__m(e,s),a=!1),s=null}if(b){if(c=b=="template"&&n.content||n,s=b=="textarea"&&A.defaultValue!=null?null:s&&Up.call(c.childNodes),!a&&s)for(_={},u=0;u<n.attributes.length;u++)_[(g=n.attributes[u]).name]=g.value;for(u in _)g=_[u],u=="dangerouslySetInnerHTML"?h=g:u=="children"||u in A||u=="value"&&"defaultValue"in A||u=="checked"&&"defaultChecked"in A||sh(n,u,null,g,r);for(u in A)g=A[u],u=="children"?f=g:u=="dangerouslySetInnerHTML"?d=g:u=="value"?y=g:u=="checked"?p=g:a&&typeof g!="function"||_[u]===g||sh(n,u,g,_[u],r);d?(a||h&&(d.__html==h.__html||d.__html==n.innerHTML)||(n.innerHTML=d.__html),e.__k=[]):(h&&(n.textContent=""),(b=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&yS.test(b))&&(r="http://www.w3.org/1999/xhtml"),h_(c,Fp(f)?f:[f],e,t,i,r,s,o,s?s[0]:t.__k&&uo(t,0),a,l),s&&s.some(Xo)),a&&b!="textarea"||(u="value",b=="progress"&&y==null?n.removeAttribute(u):y==null||y===n[u]&&(b!="progress"||y)||sh(n,u,y,_[u],r),u="checked",p!=null&&p!=n[u]&&sh(n,u,p,_[u],r))}else _===A||a&&n.data==A||(n.data=A);return n}function Bp(n,e,t,i){try{typeof n=="function"?e?e.__x=n(e)||1:i&&(i=i.__c||i.__e)&&(e=i.__x)&&(i.__x=null,typeof e=="function"?e():n(null)):n.current=e}catch(r){wt.__e(r,t)}}function zp(n,e,t){var i,r,s,o;if(wt.unmount&&wt.unmount(n),!(i=n.ref)||i.current&&i.current!=n.__e||Bp(i,null,e,n),i=n.__c){if(i.componentWillUnmount)try{i.componentWillUnmount()}catch(a){wt.__e(a,e)}i.__P=i.__n=null}if(i=n.__k)for(o=0;o<i.length;o++)i[o]&&zp(i[o],e,typeof n.type!="function"||t&&!n.props.__P);!t&&(i=n.__c)&&(i=i.__z)&&(r=ah(i,s=[]))&&(i==n.__e&&s.some(Xo),Xo(r),Xo(i)),t||Xo(n.__e),n.__e=n.__c=n.__=null}function AS(n,e,t){return this.constructor(n,t)}function m_(n,e){var t,i,r,s;wt.__&&wt.__(n,e),e.nodeType==9&&(e=e.documentElement),i=(t=n&&32&n.__u)?null:e.__k,e.__k=Ec(At,{children:[n]}),r=[],s=[],Op(e,e.__k,i||ch,ch,e.namespaceURI,i?null:e.firstChild?Up.call(e.childNodes):null,r,i?i.__e:e.firstChild,t,s),p_(r,e.__k,s),e.__k.props.children=null}wt={__e:function(n,e,t,i){for(var r,s,o;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((o=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(n)),r.componentDidCatch&&(r.componentDidCatch(n,i||{}),o=1),o&&8&r.__g)return void(r.__g|=2)}catch(a){n=a}}throw lh=0,n}},o_=0,Np=function(n){return n!=null&&n.constructor===Cc},Za.prototype.setState=function(n,e){var t=this.__s;t&&t!=this.state||(t=this.__s=Yo({},this.state)),typeof n=="function"&&(n=n(Yo({},t),this.props)),n&&(Yo(t,n),this.__v&&(e&&this.__k.push(e),r_(this)))},Za.prototype.forceUpdate=function(n){this.__v&&(this.__g|=4,n&&this.__h.push(n),r_(this))},Za.prototype.render=At,co=[],lh=0,a_=function(n,e){return n.__v.__b-e.__v.__b},oh=Symbol(),l_=/(PointerCapture)$|Capture$/i,kp=0,Dp={},vS=0;var Qa,vi,Vp,g_,TS=Object.is,Hp=0,A_=[],Gp=[],Pn=wt,__=Pn.__b,v_=Pn.__r,y_=Pn.diffed,x_=Pn.__c,b_=Pn.unmount,M_=Pn.__;function hh(n,e){Pn.__h&&Pn.__h(vi,n,Hp||e),Hp=0;var t=vi.__H||(vi.__H={__:[],__h:[]});return n>=t.__.length&&t.__.push({}),t.__[n]}function sn(n,e){var t=hh(Qa++,3);!Pn.__s&&$p(t.__H,e)&&(t.__P=!0,t.__=n,t.u=e,vi.__H.__h.push(t))}function qp(n,e){var t=hh(Qa++,4);!Pn.__s&&$p(t.__H,e)&&(t.__P=!1,t.__=n,t.u=e,vi.__h.push(t))}function Yt(n){return Hp=5,dh(function(){return{current:n}},[])}function dh(n,e){var t=hh(Qa++,7);return $p(t.__H,e)&&(t.__=n(),t.__H=e),t.__}function us(){var n=hh(Qa++,11);if(!n.__){for(var e=vi.__v;!e.__m&&e.__;)e=e.__;var t=e.__m||(e.__m=[0,0]);n.__="P"+t[0]+"-"+t[1]++}return n.__}function ES(){var n;do{for(;n=Gp.shift();)try{Rc(n)}catch(t){Pn.__e(t,{__:(n=n.__P)&&n.__v})}for(;n=A_.shift();){var e=n.__H;if(n.__P&&e)try{e.__h.some(Rc),e.__h.some(Wp),e.__h=[]}catch(t){e.__h=[],Pn.__e(t,n.__v)}}}while(Gp.length)}Pn.__b=function(n){vi=null,__&&__(n)},Pn.__=function(n,e){n&&e.__k&&e.__k.__m&&(n.__m=e.__k.__m),M_&&M_(n,e)},Pn.__r=function(n){v_&&v_(n),Qa=0;var e=(vi=n.__c).__H;e&&(Vp==vi?vi.__h=[]:(e.__h.some(Rc),e.__h.some(Wp),Qa=0),e.__h=[],e.__.some(function(t){t.__N&&(t.__=t.__N),t.u=t.__N=void 0})),Vp=vi},Pn.diffed=function(n){y_&&y_(n);var e=n.__c;e&&e.__H&&(e.__H.__h.length&&w_(A_.push(e)),e.__H.__.some(function(t){t.u&&(t.__H=t.u)})),Vp=vi=null},Pn.__c=function(n,e){e.some(function(t){try{t.__h.some(Rc),t.__h=t.__h.filter(function(i){return!i.__||Wp(i)})}catch(i){t.__h=[function(){throw i}]}}),x_&&x_(n,e)},Pn.unmount=function(n){b_&&b_(n);var e,t,i=n.__c;i&&i.__H&&(i.__H.__.some(function(r){try{if(r.__P&&r.__c){if(t===void 0){for(t=n.__;t&&(!t.__c||!t.__c.__P);)t=t.__;t=t&&t.__c}r.__P=t,w_(Gp.push(r))}else Rc(r)}catch(s){e=s}}),i.__H=void 0,e&&Pn.__e(e,i.__v))};var S_=typeof requestAnimationFrame=="function";function CS(n){var e,t=function(){clearTimeout(i),S_&&cancelAnimationFrame(e),setTimeout(n)},i=setTimeout(t,35);S_&&(e=requestAnimationFrame(t))}function w_(n){n!=1&&g_==Pn.requestAnimationFrame||((g_=Pn.requestAnimationFrame)||CS)(ES)}function Rc(n){var e=vi,t=n.__c;typeof t=="function"&&(n.__c=void 0,t()),vi=e}function Wp(n){var e=vi;n.__c=n.__(),vi=e}function $p(n,e){return!n||n.length!=e.length||e.some(function(t,i){return!TS(t,n[i])})}var RS=Symbol.for("preact-signals");function gh(){if(Ds>1)Ds--;else{var n,e=!1;for((function(){var r=ph;for(ph=void 0;r!==void 0;){var s=r.S;if(s.v===r.v)for(var o=s.t;o!==void 0;o=o.x)o.i===r.i&&(o.i=s.i);r=r.o}})();Ic!==void 0;){var t=Ic;for(Ic=void 0,fh++;t!==void 0;){var i=t.u;if(t.u=void 0,t.f&=-3,!(8&t.f)&&E_(t))try{t.c()}catch(r){e||(n=r,e=!0)}t=i}}if(fh=0,Ds--,e)throw n}}function Nr(n){if(Ds>0)return n();Xp=++PS,Ds++;try{return n()}finally{gh()}}var Pc,fn=void 0;function Lc(n){var e=fn,t=Pc;fn=void 0,Pc=void 0;try{return n()}finally{fn=e,Pc=t}}var Ic=void 0,Ds=0,fh=0,PS=0,Xp=0,ph=void 0,mh=0;function T_(n){if(fn!==void 0){var e=n.n;if(e===void 0||e.t!==fn)return e={i:0,S:n,p:fn.s,n:void 0,t:fn,e:void 0,x:void 0,r:e},fn.s!==void 0&&(fn.s.n=e),fn.s=e,n.n=e,32&fn.f&&n.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=fn.s,e.n=void 0,fn.s.n=e,fn.s=e),e}}function Jn(n,e){this.v=n,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}Jn.prototype.brand=RS;Jn.prototype.h=function(){return!0};Jn.prototype.S=function(n){var e=this,t=this.t;t!==n&&n.e===void 0&&(n.x=t,this.t=n,t!==void 0?t.e=n:Lc(function(){var i;(i=e.W)==null||i.call(e)}))};Jn.prototype.U=function(n){var e=this;if(this.t!==void 0){var t=n.e,i=n.x;t!==void 0&&(t.x=i,n.e=void 0),i!==void 0&&(i.e=t,n.x=void 0),n===this.t&&(this.t=i,i===void 0&&Lc(function(){var r;(r=e.Z)==null||r.call(e)}))}};Jn.prototype.subscribe=function(n){var e=this;return Dt(function(){var t=e.value;Lc(function(){return n(t)})},{name:"sub"})};Jn.prototype.valueOf=function(){return this.value};Jn.prototype.toString=function(){return this.value+""};Jn.prototype.toJSON=function(){return this.value};Jn.prototype.peek=function(){var n=this;return Lc(function(){return n.value})};Object.defineProperty(Jn.prototype,"value",{get:function(){var n=T_(this);return n!==void 0&&(n.i=this.i),this.v},set:function(n){if(n!==this.v){if(fh>100)throw new Error("Cycle detected");(function(t){Ds!==0&&fh===0&&t.l!==Xp&&(t.l=Xp,ph={S:t,v:t.v,i:t.i,o:ph})})(this),this.v=n,this.i++,mh++,Ds++;try{for(var e=this.t;e!==void 0;e=e.x)e.t.N()}finally{gh()}}}});function ke(n,e){return new Jn(n,e)}function E_(n){for(var e=n.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function C_(n){for(var e=n.s;e!==void 0;e=e.n){var t=e.S.n;if(t!==void 0&&(e.r=t),e.S.n=e,e.i=-1,e.n===void 0){n.s=e;break}}}function R_(n){for(var e=n.s,t=void 0;e!==void 0;){var i=e.p;e.i===-1?(e.S.U(e),i!==void 0&&(i.n=e.n),e.n!==void 0&&(e.n.p=i)):t=e,e.S.n=e.r,e.r!==void 0&&(e.r=void 0),e=i}n.s=t}function Jo(n,e){Jn.call(this,void 0,e),this.x=n,this.s=void 0,this.g=mh-1,this.f=4}Jo.prototype=new Jn;Jo.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===mh))return!0;if(this.g=mh,this.f|=1,this.i>0&&!E_(this))return this.f&=-2,!0;var n=fn;try{C_(this),fn=this;var e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(t){this.v=t,this.f|=16,this.i++}return fn=n,R_(this),this.f&=-2,!0};Jo.prototype.S=function(n){if(this.t===void 0){this.f|=36;for(var e=this.s;e!==void 0;e=e.n)e.S.S(e)}Jn.prototype.S.call(this,n)};Jo.prototype.U=function(n){if(this.t!==void 0&&(Jn.prototype.U.call(this,n),this.t===void 0)){this.f&=-33;for(var e=this.s;e!==void 0;e=e.n)e.S.U(e)}};Jo.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var n=this.t;n!==void 0;n=n.x)n.t.N()}};Object.defineProperty(Jo.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var n=T_(this);if(this.h(),n!==void 0&&(n.i=this.i),16&this.f)throw this.v;return this.v}});function We(n,e){return new Jo(n,e)}function P_(n){var e=n.j;if(n.j=void 0,typeof e=="function"){Ds++;var t=fn;fn=void 0;try{e()}catch(i){throw n.f&=-2,n.f|=8,Yp(n),i}finally{fn=t,gh()}}}function Yp(n){for(var e=n.s;e!==void 0;e=e.n)e.S.U(e);n.x=void 0,n.s=void 0,P_(n)}function IS(n){if(fn!==this)throw new Error("Out-of-order effect");R_(this),fn=n,this.f&=-2;try{8&this.f&&Yp(this)}finally{gh()}}function el(n,e){this.x=n,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,Pc&&Pc.push(this)}el.prototype.c=function(){var n=this.S();try{if(8&this.f||this.x===void 0)return;var e=this.x();typeof e=="function"&&(this.j=e)}finally{n()}};el.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,P_(this),C_(this),Ds++;var n=fn;return fn=this,IS.bind(this,n)};el.prototype.N=function(){2&this.f||(this.f|=2,this.u=Ic,Ic=this)};el.prototype.d=function(){this.f|=8,1&this.f||Yp(this)};el.prototype.dispose=function(){this.d()};function Dt(n,e){var t=new el(n,e);try{t.c()}catch(r){throw t.d(),r}var i=t.d.bind(t);return i[Symbol.dispose]=i,i}var I_,vh,_h,LS=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var L_=[];Dt(function(){I_=this.N})();function tl(n,e){wt[n]=e.bind(null,wt[n]||function(){})}function Dc(n){if(_h){var e=_h;_h=void 0,e()}_h=n&&n.S()}function D_(n){var e=this,t=n.data,i=_n(t);i.name="ReactiveDom",i.value=t;var r=dh(function(){for(var a=e,l=e.__v;l=l.__;)if(l.__c){l.__c.__$f|=4;break}var c=We(function(){var f=i.value.value;return f===0?0:f===!0?"":f||""}),u=We(function(){return!Array.isArray(c.value)&&!Np(c.value)}),d=Dt(function(){if(this.N=N_,u.value){var f=c.value;a.__v&&a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=f)}}),h=e.__$u.d;return e.__$u.d=function(){d(),h.call(this)},[u,c]},[]),s=r[0],o=r[1];return s.value?o.peek():o.value}D_.displayName="ReactiveTextNode";Object.defineProperties(Jn.prototype,{constructor:{configurable:!0,value:ja(At,null).constructor},type:{configurable:!0,value:D_},props:{configurable:!0,get:function(){var n=this;return{data:{get value(){return n.value}}}}},__b:{configurable:!0,value:1}});tl("__b",function(n,e){if(Dc(),vh=void 0,typeof e.type=="string"){var t,i=e.props;for(var r in i)if(r!=="children"){var s=i[r];s instanceof Jn&&(t||(e.__np=t={}),t[r]=s,i[r]=s.peek())}}n(e)});tl("__r",function(n,e){if(n(e),e.type!==At){Dc();var t,i=e.__c;i&&(i.__$f&=-2,(t=i.__$u)===void 0&&(i.__$u=t=(function(r,s){var o;return Dt(function(){o=this},{name:s}),o.c=r,o})((function(r){return function(){var s;LS&&((s=this.y)==null||s.call(this)),r.__$f|=1,r.setState({})}})(i),typeof e.type=="function"?e.type.displayName||e.type.name:""))),vh=i,Dc(t)}});tl("__e",function(n,e,t,i){Dc(),vh=void 0,n(e,t,i)});tl("diffed",function(n,e){Dc(),vh=void 0;var t;if(typeof e.type=="string"&&(t=e.__e)){var i=e.__np,r=e.props,s=t.U;if(s)for(var o in s){var a=s[o];a===void 0||i&&o in i||(a.d(),s[o]=void 0)}if(i){s||(s={},t.U=s);for(var l in i){var c=s[l],u=i[l];c===void 0?(c=DS(t,l,u,r),s[l]=c):c.o(u,r)}}}n(e)});function DS(n,e,t,i){var r=e in n&&n.ownerSVGElement===void 0,s=ke(t);return{o:function(o,a){s.value=o,i=a},d:Dt(function(){this.N=N_;var o=s.value.value;i[e]!==o&&(i[e]=o,r?n[e]=o:o!=null&&(o!==!1||e[4]==="-")?n.setAttribute(e,o):n.removeAttribute(e))})}}tl("unmount",function(n,e){if(typeof e.type=="string"){var t=e.__e;if(t){var i=t.U;if(i){t.U=void 0;for(var r in i){var s=i[r];s&&s.d()}}}var o=e.__np;if(o){var a=e.props;for(var l in o)a[l]=o[l]}e.__np=void 0}else{var c=e.__c;if(c){c.__$f|=8;var u=c.__$u;u&&(c.__$u=void 0,u.d())}}n(e)});tl("__h",function(n,e,t,i){i<3&&(e.__$f|=2),n(e,t,i)});Za.prototype.shouldComponentUpdate=function(n,e){if(this.__R)return!0;var t=this.__$u,i=t&&t.s!==void 0;for(var r in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var s=2&this.__$f;if(!(i||s||4&this.__$f)||1&this.__$f)return!0}else if(!(i||4&this.__$f)||3&this.__$f)return!0;for(var o in n)if(o!=="__source"&&n[o]!==this.props[o])return!0;for(var a in this.props)if(!(a in n))return!0;return!1};function _n(n,e){return dh(function(){return ke(n,e)},[])}var NS=function(n){queueMicrotask(function(){queueMicrotask(n)})};function kS(){Nr(function(){for(var n;n=L_.shift();)I_.call(n)})}function N_(){L_.push(this)===1&&(wt.requestAnimationFrame||NS)(kS)}var Ko=ke(new Map);function zi(...n){return Ko.value=new Map([...Ko.peek(),...n.map(e=>[e.id,e])]),()=>{let e=new Map(Ko.peek());for(let t of n)e.get(t.id)===t&&e.delete(t.id);Ko.value=e}}var k_=()=>[...Ko.value.values()],nl=n=>n.able?.()??!0;function Ns(n){let e=Ko.peek().get(n);e&&nl(e)&&e.run()}var F_=typeof navigator<"u"&&/Mac|iPhone|iPad/.test(navigator.platform??"");function Zi(n){return F_?n.replace("Mod+","⌘").replace("Shift+","⇧").replace("Alt+","⌥"):n.replace("Mod","Ctrl")}function FS(n,e){let t=n.split("+"),i=t.pop()||"+";return t.includes("Mod")!==(F_?e.metaKey:e.ctrlKey)||t.includes("Alt")!==e.altKey||/^[A-Z]$/.test(i)&&t.includes("Shift")!==e.shiftKey?!1:e.key.toLowerCase()===(i==="Space"?" ":i.toLowerCase())}var US=n=>n instanceof HTMLElement&&(n.isContentEditable||/^(INPUT|TEXTAREA|SELECT)$/.test(n.tagName)||n.closest("[role=menu],[role=dialog],[role=grid]")!==null);function U_(n){if(!n.defaultPrevented){for(let e of Ko.peek().values())if(!(!e.keys||!e.keys.split(" ").some(t=>FS(t,n)))&&!(!e.keys.includes("Mod")&&US(n.target))&&!(e.keys.includes("Mod+Z")&&n.target instanceof HTMLInputElement&&n.target.dataset.dirty)&&nl(e)&&!(n.key===" "&&n.target instanceof HTMLElement&&n.target.closest("button,a,summary,[role=tab]"))){n.preventDefault(),e.run();return}}}var Jp="isodyn-workbench";var Kn=class extends Error{constructor(t,i){super(t);this.remedy=i}remedy},xr=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],B_={mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0]},bh=[["bodies","Bodies"],["frames","Link frames"],["axes","Joint axes"],["com","Centres of mass"],["inertia","Inertia ellipsoids"],["trace","Trace of the tip"],["names","Names"],["grid","Ground"]];function z_(n){return{joint:"R",a:0,alpha:0,d:0,theta:0,mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[],...n}}function OS(n){let e=t=>new Array(n).fill(t);return{control:"none",kp:e(100),kd:e(20),q0:e(0),qd0:e(0),target:e(0),follow:!1,duration:2,step:.001,friction:!1,stops:!1}}function BS(){return{screen:"start",eye:[],target:[],layers:["bodies","grid","trace"],degrees:!0,theme:"system",method:"",beside:""}}function Zo(n,e,t=BS()){let i=e.length;return{format:Jp,version:1,model:n,pose:{q:[...e],wrench:[0,0,0,0,0,0]},motion:{kind:"cycloidal",waypoints:[{t:0,q:[...e]},{t:2,q:e.map(r=>r+.5)}],ramp:.25,csv:""},simulation:{...OS(i),q0:[...e],target:e.map(r=>r+.5)},view:{...t,eye:[],target:[]},lesson:{name:"",step:0,answers:{}}}}function Kp(n,e){let t=(o,a=0)=>Array.from({length:e},(l,c)=>o[c]??a),{pose:i,motion:r,simulation:s}=n;return i.q.length===e&&s.kp.length===e?n:{...n,pose:{...i,q:t(i.q)},motion:{...r,waypoints:r.waypoints.map(o=>({...o,q:t(o.q)})),...r.csv?{kind:"cycloidal",csv:""}:{}},simulation:{...s,kp:t(s.kp,100),kd:t(s.kd,20),q0:t(s.q0),qd0:t(s.qd0),target:t(s.target)}}}var zS={},O_=8<<20,il="Open a file that the workbench saved (“Save”), or start from the library.",ks=(n,e)=>{throw new Kn(`This document cannot be read: ${n} ${e}.`,il)},Tn=(n,e)=>{typeof n=="number"&&Number.isFinite(n)||ks(e,"is not a finite number")},yh=n=>(e,t)=>{e===null||n(e,t)},Qi=(n,e)=>{typeof n=="string"||ks(e,"is not text")},Nc=(n,e)=>{typeof n=="boolean"||ks(e,"is neither true nor false")},rl=(...n)=>(e,t)=>{n.includes(e)||ks(t,`is none of ${n.join(", ")}`)},sl=(n,e,t=1e5)=>(i,r)=>{if(!Array.isArray(i))return ks(r,"is not a list");e!==void 0&&i.length!==e&&ks(r,`has ${i.length} entries in place of ${e}`),i.length>t&&ks(r,`has more than ${t} entries`),i.forEach((s,o)=>n(s,`${r}[${o}]`))},ji=n=>(e,t)=>{if(typeof e!="object"||e===null||Array.isArray(e))return ks(t,"is not a record");for(let[i,r]of Object.entries(n))Object.hasOwn(e,i)||ks(t?`${t}.${i}`:i,"is missing"),r(e[i],t?`${t}.${i}`:i)},vn=n=>sl(Tn,n),V_=ji({mass:Tn,com:vn(3),inertia:vn(6)}),H_=ji({kind:rl("capsule","mesh","box","cylinder","sphere","ellipsoid"),ends:vn(),radius:Tn,size:vn(),frame:vn(),mesh:Qi}),VS=ji({name:Qi,link:Qi,joint:rl("R","P"),a:Tn,alpha:Tn,d:Tn,theta:Tn,mass:Tn,com:vn(3),inertia:vn(6),lower:yh(Tn),upper:yh(Tn),velocity:yh(Tn),effort:yh(Tn),viscous:Tn,coulomb:vn(2),static:vn(2),rotor_inertia:Tn,gear_ratio:Tn,stiffness:Tn,rest:Tn,passive:Nc,shapes:sl(H_)}),HS=ji({name:Qi,convention:rl("standard","modified"),rows:sl(VS,void 0,100),gravity:vn(3),base:vn(16),tool:vn(16),payload:V_,shapes:sl(H_)}),GS=ji({name:Qi,toml:Qi,gravity:vn(3),payload:V_}),WS=(n,e)=>(n?.kind==="source"?GS:HS)(n,e),qS=(n,e)=>{ji({})(n,e);for(let[t,i]of Object.entries(n))Qi(i,`${e}.${t}`)},$S=ji({model:WS,pose:ji({q:vn(),wrench:vn(6)}),motion:ji({kind:rl("cycloidal","quintic","trapezoidal","waypoints","line","csv"),waypoints:sl(ji({t:Tn,q:vn()})),ramp:Tn,csv:Qi}),simulation:ji({control:rl("none","pd","pd_gravity","computed_torque"),kp:vn(),kd:vn(),q0:vn(),qd0:vn(),target:vn(),follow:Nc,duration:Tn,step:Tn,friction:Nc,stops:Nc}),view:ji({screen:Qi,eye:vn(),target:vn(),layers:sl(Qi),degrees:Nc,theme:rl("system","light","dark","projector"),method:Qi,beside:Qi}),lesson:ji({name:Qi,step:Tn,answers:qS})});function kc(n){if(typeof n!="object"||n===null||n.format!==Jp)throw new Kn("This is not a document of the workbench.",il);let e=n,t=e.version;if(typeof t!="number"||!Number.isInteger(t)||t<1)throw new Kn(`This document cannot be read: its version is ${JSON.stringify(t)}.`,il);if(t>1)throw new Kn(`This document has version ${t}; this workbench reads up to ${1}.`,"Update isodyn: pip install --upgrade isodyn");for(let s=t;s<1;s++)e={...zS[s](e),version:s+1};$S(e,"");let i=e,r=i.model;if(r.kind==="dh"){if(!r.rows.length)throw new Kn("This document cannot be read: its table has no rows.",il);return Kp(i,r.rows.length)}return i}function Fc(n){if(n.length>O_)throw new Kn(`This document is too large: ${n.length} characters; at most ${O_}.`,il);let e;try{e=JSON.parse(n)}catch{throw new Kn("This is not a document of the workbench: it is not JSON.",il)}return kc(e)}var G_=n=>JSON.stringify(n,null,1)+`
`;var er=Math.PI/180,Vi=Math.PI/2,In=n=>z_({name:"",...n}),XS=[0,0,-9.81];function zn(n,e,t){let i=Math.hypot(...e),r=e.map(c=>i?c/i:0),s=n*(i**2/12+t**2/4),o=n*t**2/2,a=(c,u)=>(c===u?s:0)+(o-s)*r[c]*r[u],l=c=>Number(c.toPrecision(6))||0;return{mass:n,com:e.map(c=>l(c/2)),inertia:[a(0,0),a(1,1),a(2,2),a(0,1),a(0,2),a(1,2)].map(l)}}var Zn=(n,e,t)=>({lower:-n*er,upper:n*er,velocity:e,effort:t}),W_=(n,e,t,i)=>({lower:n,upper:e,velocity:t,effort:i});function ol(n,e,t,i,r=XS,s=xr){let o={kind:"dh",name:n,convention:"standard",rows:i.map((a,l)=>({...a,name:`joint${l+1}`})),gravity:[...r],base:[...xr],tool:[...s],payload:structuredClone(B_),shapes:[]};return{title:n,words:e,joints:i.map(a=>a.joint).join(""),home:t,model:o}}var Uc=(n,e,t)=>In({link:`link${n}`,a:e,mass:t,com:[-e/2,0,0],inertia:[t*.01**2/12,t*e**2/12,t*e**2/12,0,0,0],...Zn(180,6,20)}),q_=[0,-9.81,0],Oc=[ol("Planar 2R","Two rods in a vertical plane",[60*er,-50*er],[Uc(1,.3,.5),Uc(2,.25,.4)],q_),ol("Planar 3R","Three rods of Saha’s Example 9.4",[70*er,-50*er,-40*er],[Uc(1,.3,.5),Uc(2,.25,.4),Uc(3,.22,.3)],q_),ol("Spherical RRP","Turret, shoulder and a sliding arm",[35*er,-20*er,.35],[In({link:"turret",d:.4,alpha:-Vi,...zn(8,[0,.4,0],.06),...Zn(160,2,120)}),In({link:"shoulder",d:.12,theta:-Vi,alpha:-Vi,...zn(5,[0,.12,0],.05),...Zn(110,2,120)}),In({link:"slide",joint:"P",d:.2,...zn(2.5,[0,0,-.4],.03),...W_(0,.5,1,300)})]),ol("SCARA","Two parallel arms, a quill that turns",[40*er,-70*er,.08,0],[In({link:"upper arm",d:.38,a:.325,...zn(7,[-.325,0,0],.05),...Zn(150,6.7,90)}),In({link:"forearm",a:.275,alpha:Math.PI,...zn(4,[-.275,0,0],.045),...Zn(145,12,45)}),In({link:"quill",joint:"P",d:.06,...zn(1.2,[0,0,-.25],.015),...W_(0,.2,1.1,150)}),In({link:"flange",d:.03,...zn(.3,[0,0,-.03],.03),...Zn(360,25,8)})]),ol("Six-axis arm","Elbow and a spherical wrist, like most of industry",[20,35,25,20,55,0].map(n=>n*er),[In({link:"turret",d:.4,a:.06,alpha:-Vi,...zn(16,[-.06,.3,0],.1),...Zn(170,3,300),viscous:1.5,coulomb:[4,-4]}),In({link:"upper arm",a:.5,theta:-Vi,...zn(11,[-.5,0,0],.07),...Zn(120,3,300),viscous:1.5,coulomb:[4,-4]}),In({link:"elbow",a:.05,alpha:-Vi,...zn(6,[-.05,0,.1],.06),...Zn(140,3,150),viscous:.8,coulomb:[2,-2]}),In({link:"forearm",d:.48,alpha:Vi,...zn(5,[0,-.4,0],.045),...Zn(180,6,40),viscous:.3,coulomb:[.8,-.8]}),In({link:"wrist",alpha:-Vi,...zn(1.6,[0,0,.08],.04),...Zn(120,6,40),viscous:.3,coulomb:[.8,-.8]}),In({link:"flange",d:.09,...zn(.5,[0,0,-.05],.035),...Zn(360,8,20),viscous:.2,coulomb:[.5,-.5]})]),ol("Seven-axis arm","One joint more than space needs: the elbow can swing",[20,35,-15,-75,10,60,0].map(n=>n*er),[In({link:"link1",d:.34,alpha:-Vi,...zn(5.8,[0,.18,0],.07),...Zn(170,1.7,320)}),In({link:"link2",alpha:Vi,...zn(5.2,[0,0,.2],.065),...Zn(120,1.7,320)}),In({link:"link3",d:.4,alpha:Vi,...zn(4,[0,-.2,0],.06),...Zn(170,1.7,176)}),In({link:"link4",alpha:-Vi,...zn(3.8,[0,0,.2],.055),...Zn(120,2.2,176)}),In({link:"link5",d:.4,alpha:-Vi,...zn(2.6,[0,.2,0],.05),...Zn(170,2.4,110)}),In({link:"link6",alpha:Vi,...zn(1.9,[0,0,.06],.045),...Zn(120,3.1,40)}),In({link:"link7",d:.126,...zn(.6,[0,0,-.06],.04),...Zn(175,3.1,40)})])];var $_=Oc[4],yi=ke(Zo($_.model,$_.home)),hs=ke([]),Bc=ke([]),YS=1500,JS=300,xi=We(()=>yi.value),Nt=We(()=>yi.value.model),Jt=We(()=>yi.value.pose),ds=We(()=>yi.value.motion),kr=We(()=>yi.value.simulation),Kt=We(()=>yi.value.view),HI=We(()=>yi.value.lesson),jo=We(()=>hs.value.at(-1)?.label??""),Qo=We(()=>Bc.value.at(-1)?.label??"");function bi(n,e,t=""){let i=yi.peek(),r={...i,...e(i)};r.model.kind==="dh"&&(r=Kp(r,r.model.rows.length));let s=hs.peek(),o=s.at(-1),a=performance.now();Nr(()=>{t&&o&&o.key===t&&a-o.at<YS?hs.value=[...s.slice(0,-1),{...o,after:r,at:a}]:hs.value=[...s.slice(-JS),{label:n,before:i,after:r,key:t,at:a}],Bc.value=[],yi.value=r})}function al(){let n=hs.peek().at(-1);n?.key&&(hs.value=[...hs.peek().slice(0,-1),{...n,key:""}])}function Ln(n){yi.value={...yi.peek(),view:{...yi.peek().view,...n}}}function Fr(n,e,t=!1){let{theme:i,degrees:r,layers:s,screen:o}=yi.peek().view;bi(n,()=>t?e:{...e,view:{...e.view,theme:i,degrees:r,layers:s,screen:o}})}function X_(n,e,t){let i=n.peek().at(-1);i&&Nr(()=>{n.value=n.peek().slice(0,-1),e.value=[...e.peek(),{...i,key:""}],yi.value={...i[t],view:yi.peek().view}})}var Y_=()=>X_(hs,Bc,"before"),J_=()=>X_(Bc,hs,"after");function K_(n){Nr(()=>{hs.value=[],Bc.value=[],yi.value=n})}var Hi=n=>Number.isInteger(n)&&Math.abs(n)<1e15?`${n}.0`:String(n),Tt=n=>`[${Array.from(n,Hi).join(", ")}]`,zc=n=>JSON.stringify(n),KS=n=>`[${[0,1,2,3].map(e=>Tt(n.slice(4*e,4*e+4))).join(", ")}]`;function Zp(){let n=xi.value.model,e=["import isodyn as iso",""];return n.kind==="dh"?e.push(...ZS(n)):e.push(`robot = iso.Robot.from_toml('''${n.toml.replaceAll("\\","\\\\").replaceAll("'''","\\'\\'\\'")}''').with_gravity(${Tt(n.gravity)})`),n.payload.mass>0&&e.push(`robot = robot.with_payload(${Hi(n.payload.mass)}, ${Tt(n.payload.com)}, ${Tt(n.payload.inertia)})`),e.join(`
`)}function ZS(n){let e=n.rows.map(i=>{let r=[`joint=${zc(i.joint)}`];for(let o of["a","alpha","d","theta","mass"])i[o]&&r.push(`${o}=${Hi(i[o])}`);i.com.some(Boolean)&&r.push(`com=${Tt(i.com)}`),i.inertia.some(Boolean)&&r.push(`inertia=${Tt(i.inertia)}`);let s=["lower","upper","velocity","effort"].filter(o=>i[o]!==null);s.length&&r.push(`limits=iso.Limits(${s.map(o=>`${o}=${Hi(i[o])}`).join(", ")})`);for(let o of["viscous","rotor_inertia","stiffness","rest"])i[o]&&r.push(`${o}=${Hi(i[o])}`);i.gear_ratio!==1&&r.push(`gear_ratio=${Hi(i.gear_ratio)}`);for(let o of["coulomb","static"])i[o].some(Boolean)&&r.push(`${o}=(${i[o].map(Hi).join(", ")})`);return i.passive&&r.push("passive=True"),r.push(`joint_name=${zc(i.name)}`,`link_name=${zc(i.link)}`),`    dict(${r.join(", ")}),`}),t=["base","tool"].filter(i=>n[i].some((r,s)=>r!==xr[s]));return["rows = [",...e,"]",`robot = iso.Robot.from_dh(rows, convention=${zc(n.convention)}, name=${zc(n.name||"robot")}, gravity=${Tt(n.gravity)}${t.map(i=>`, ${i}=${KS(n[i])}`).join("")})`]}var Mi=(...n)=>[Zp(),...n].join(`
`)+`
`;var ho=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1];function Fs(n,e){return[n[0],n[1],n[2],e[0],n[3],n[4],n[5],e[1],n[6],n[7],n[8],e[2],0,0,0,1]}function Zt(n){return[n[0],n[1],n[2],n[4],n[5],n[6],n[8],n[9],n[10]]}function Ye(n){return[n[3],n[7],n[11]]}function Ht(n,e){let t=new Array(16).fill(0);for(let i=0;i<3;i++)for(let r=0;r<4;r++)t[4*i+r]=n[4*i]*e[r]+n[4*i+1]*e[4+r]+n[4*i+2]*e[8+r]+(r===3?n[4*i+3]:0);return t[15]=1,t}function ea(n){let e=po(Zt(n));return Fs(e,Gt(fo(e,Ye(n)),-1))}function Pt(n,e){return[n[0]*e[0]+n[1]*e[1]+n[2]*e[2]+n[3],n[4]*e[0]+n[5]*e[1]+n[6]*e[2]+n[7],n[8]*e[0]+n[9]*e[1]+n[10]*e[2]+n[11]]}function fo(n,e){return[n[0]*e[0]+n[1]*e[1]+n[2]*e[2],n[3]*e[0]+n[4]*e[1]+n[5]*e[2],n[6]*e[0]+n[7]*e[1]+n[8]*e[2]]}function Us(n,e){let t=[];for(let i=0;i<3;i++)for(let r=0;r<3;r++)t.push(n[3*i]*e[r]+n[3*i+1]*e[3+r]+n[3*i+2]*e[6+r]);return t}function po(n){return[n[0],n[3],n[6],n[1],n[4],n[7],n[2],n[5],n[8]]}function jn(n,e){return Array.from(n,(t,i)=>t+e[i])}function yn(n,e){return Array.from(n,(t,i)=>t-e[i])}function Gt(n,e){return Array.from(n,t=>t*e)}function Vn(n,e){let t=0;for(let i=0;i<n.length;i++)t+=n[i]*e[i];return t}function mo(n,e){return[n[1]*e[2]-n[2]*e[1],n[2]*e[0]-n[0]*e[2],n[0]*e[1]-n[1]*e[0]]}function St(n){return Math.sqrt(Vn(n,n))}function Mh(n,e){let[t,i,r]=[n[0],n[1],n[2]],s=Math.cos(e),o=Math.sin(e),a=1-s;return[s+t*t*a,t*i*a-r*o,t*r*a+i*o,i*t*a+r*o,s+i*i*a,i*r*a-t*o,r*t*a-i*o,r*i*a+t*o,s+r*r*a]}function ta(n){let e=[n[0],n[4],n[8]],t=[0,1,2].map(u=>1+e[u]-e[(u+1)%3]-e[(u+2)%3]);t.push(1+e[0]+e[1]+e[2]);let i=(u,d)=>n[3*u+d],r=t.indexOf(Math.max(...t)),s=[0,0,0,0];for(let u=0;u<3;u++){let[d,h]=[(u+1)%3,(u+2)%3];r===3?s[u]=i(h,d)-i(d,h):r===u&&(s[u]=t[u],s[d]=i(u,d)+i(d,u),s[h]=i(u,h)+i(h,u),s[3]=i(h,d)-i(d,h))}r===3&&(s[3]=t[3]);let o=Math.sqrt(Vn(s,s)),a=Math.abs(s[3])/o,l=s.slice(0,3).map(u=>(s[3]<0?-1:1)*u/o),c=St(l);return c>0?Gt(l,2*Math.atan2(c,a)/c):[0,0,0]}function Sh(n,e){let t=e.length,i=new Float64Array(t*t);for(let s=0;s<t;s++)for(let o=0;o<=s;o++){let a=n[t*s+o];for(let l=0;l<o;l++)a-=i[t*s+l]*i[t*o+l];if(s===o){if(!(a>0))return null;i[t*s+s]=Math.sqrt(a)}else i[t*s+o]=a/i[t*o+o]}let r=Array.from(e);for(let s=0;s<t;s++){for(let o=0;o<s;o++)r[s]-=i[t*s+o]*r[o];r[s]/=i[t*s+s]}for(let s=t-1;s>=0;s--){for(let o=s+1;o<t;o++)r[s]-=i[t*o+s]*r[o];r[s]/=i[t*s+s]}return r}function wh(n,e){let t=Array.from(n),i=Array.from({length:e*e},(s,o)=>o%(e+1)===0?1:0);for(let s=0;s<60;s++){let o=0,a=0;for(let l=0;l<e;l++){a+=t[e*l+l]**2;for(let c=0;c<l;c++)o+=t[e*l+c]**2}if(!(o>1e-32*a))break;for(let l=0;l<e-1;l++)for(let c=l+1;c<e;c++){let u=t[e*l+c];if(u===0)continue;let d=(t[e*c+c]-t[e*l+l])/(2*u),h=(d>=0?1:-1)/(Math.abs(d)+Math.sqrt(d*d+1)),f=1/Math.sqrt(h*h+1),g=h*f;for(let y=0;y<e;y++){let[p,m]=[t[e*y+l],t[e*y+c]];t[e*y+l]=f*p-g*m,t[e*y+c]=g*p+f*m}for(let y=0;y<e;y++){let[p,m]=[t[e*l+y],t[e*c+y]];t[e*l+y]=f*p-g*m,t[e*c+y]=g*p+f*m}for(let y=0;y<e;y++){let[p,m]=[i[e*y+l],i[e*y+c]];i[e*y+l]=f*p-g*m,i[e*y+c]=g*p+f*m}}}let r=Array.from({length:e},(s,o)=>o).sort((s,o)=>t[e*s+s]-t[e*o+o]);return{values:r.map(s=>t[e*s+s]),vectors:r.map(s=>Array.from({length:e},(o,a)=>i[e*a+s]))}}function Vc(n,e){if(e<0)return[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1];let t=12*e;return[n[t],n[t+1],n[t+2],n[t+9],n[t+3],n[t+4],n[t+5],n[t+10],n[t+6],n[t+7],n[t+8],n[t+11],0,0,0,1]}function Z_(n,e){let{fields:t,numbers:i,parents:r}=n,s=i.length/r.length,o=new Float64Array(12*r.length);return r.forEach((a,l)=>{let c=s*l,u=y=>i.slice(c+t[y][0],c+t[y][0]+t[y][1]),d=e[l]+u("offset")[0],h=Ht(Vc(o,a),Fs(u("R"),u("p"))),f=n.turns[l]?Fs(Mh([0,0,1],d),[0,0,0]):Fs([1,0,0,0,1,0,0,0,1],[0,0,d]),g=Ht(h,f);o.set([...Zt(g),...Ye(g)],12*l)}),o}function tr(n,e,t){let{body:i,frame:r}=n.links[t];return Ht(Vc(e,i),r)}function Hc(n){return n.links.findIndex(e=>e.name===n.tip)}function j_(n,e){let t=[];for(let i=e;i>=0;i=n.parents[i])t.push(i);return t}function Q_(n,e,t){let i=Vc(e,t);return{axis:fo(Zt(i),n.axes.slice(3*t,3*t+3)),point:Ye(i)}}function Gc(n,e,t,i){let r=n.n,s=new Float64Array(6*r);for(let o of j_(n,t)){let{axis:a,point:l}=Q_(n,e,o),c=n.turns[o],u=c?mo(a,yn(i,l)):a;for(let d=0;d<3;d++)s[d*r+o]=u[d],s[(d+3)*r+o]=c?a[d]:0}return s}function ev(n,e,t,i,r){let s=new Array(n.n).fill(0);for(let o of j_(n,t)){let{axis:a,point:l}=Q_(n,e,o);s[o]=n.turns[o]?Vn(mo(a,yn(i,l)),r):Vn(a,r)}return s}var Ah=class n{manifest;views=new Map;functions;constructor(e,t){this.manifest=e,this.functions=t.exports;let i=t.exports.memory;for(let[r,s]of Object.entries(e.arrays))this.views.set(r,new Float64Array(i.buffer,s.offset,s.size))}static async load(e){let t=await WebAssembly.compile(e),[i]=WebAssembly.Module.customSections(t,"isodyn");if(!i)throw new Error("these kernels have no manifest: the file is no kernel set of isodyn, or it was cut off");let r=JSON.parse(new TextDecoder().decode(i));return new n(r,await WebAssembly.instantiate(t,{}))}has(e){return e in this.manifest.functions}holds(e){return this.views.has(e)}array(e){let t=this.views.get(e);if(!t)throw new Error(`no array is called "${e}"; there are ${[...this.views.keys()].join(", ")}`);return t}set(e){for(let[t,i]of Object.entries(e)){let r=this.views.get(t);if(r){if(i.length!==r.length)throw new Error(`"${t}" takes ${r.length} numbers, and ${i.length} came`);r.set(i)}}return this}run(e){let t=this.functions[e];if(!this.has(e)||!t)throw new Error(`no kernel is called "${e}"; there are ${Object.keys(this.manifest.functions).join(", ")}`);return t(),this}call(e,t={}){return this.set(t).run(e),this.array(this.manifest.functions[e].outputs[0]).slice()}};var sv={R:9,p:3,offset:1,mass:1,com:3,inertia:6,armature:1,viscous:1,coulomb:2,static:2,stiffness:1,rest:1,lower:1,upper:1},tv=1e300,jS=[[1,0],[0,1],[-1,0],[0,-1]];function ov(n){let e=Math.round(n/(Math.PI/2));return Math.abs(n-e*(Math.PI/2))<=4e-16*Math.max(1,Math.abs(n))?jS[(e%4+4)%4]:[Math.cos(n),Math.sin(n)]}function Th(n){let[e,t]=ov(n);return Fs([e,-t,0,t,e,0,0,0,1],[0,0,0])}function Wc(n){let[e,t]=ov(n);return Fs([1,0,0,0,e,-t,0,t,e],[0,0,0])}function go(n,e,t){return Fs([1,0,0,0,1,0,0,0,1],[n,e,t])}function qc(n,e){if(n.convention==="standard")return[e.joint==="P"?Th(e.theta):[...ho],Ht(Ht(go(0,0,e.joint==="P"?0:e.d),go(e.a,0,0)),Wc(e.alpha))];let t=Ht(Wc(e.alpha),go(e.a,0,0));return[Ht(t,e.joint==="P"?Th(e.theta):go(0,0,e.d)),[...ho]]}function nv(n){return[n[0],n[3],n[4],n[3],n[1],n[5],n[4],n[5],n[2]]}function QS(n){return[[0,0],[1,1],[2,2],[0,1],[0,2],[1,2]].map(([e,t])=>(n[3*e+t]+n[3*t+e])/2)}function iv(n,e){return Us(Us(e,n),po(e))}function ew(n,e,t){let i=Vn(t,t);return Array.from(n,(r,s)=>r+e*((s%4===0?i:0)-t[Math.floor(s/3)]*t[s%3]))}function tw(n,e){if(e.mass===0&&e.inertia.every(s=>s===0))return n;let t=n.mass+e.mass,i=t!==0?Gt(jn(Gt(n.com,n.mass),Gt(e.com,e.mass)),1/t):n.com,r=[n,e].map(s=>ew(s.inertia,s.mass,yn(s.com,i)));return{mass:t,com:i,inertia:jn(r[0],r[1])}}function Eh(n){let e=n.rows[n.rows.length-1],t=Ht(qc(n,e)[1],n.tool);return[...Zt(t),...Ye(t)]}function $c(n){let e=[...n.base];return n.rows.flatMap((t,i)=>{let[r,s]=qc(n,t),o=Ht(e,r);e=s;let a=Zt(s),l={mass:t.mass,com:Pt(s,t.com),inertia:iv(nv(t.inertia),a)};if(i===n.rows.length-1){let u=Ht(s,n.tool),{payload:d}=n;l=tw(l,{mass:d.mass,com:Pt(u,d.com),inertia:iv(nv(d.inertia),Zt(u))})}let c={R:Zt(o),p:Ye(o),offset:[t.joint==="R"?t.theta:t.d],mass:[l.mass],com:l.com,inertia:QS(l.inertia),armature:[t.gear_ratio**2*t.rotor_inertia],viscous:[t.viscous],coulomb:t.coulomb,static:t.static,stiffness:[t.stiffness],rest:[t.rest],lower:[t.lower??-tv],upper:[t.upper??tv]};return Object.keys(sv).flatMap(u=>[...c[u]])})}function av(n){let e=n.rows.length,t=c=>c.joint==="R"?"rad":"m",i=[{name:"base",body:-1,frame:[...ho],mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0],shapes:n.shapes},...n.rows.map((c,u)=>({name:c.link,body:u,frame:qc(n,c)[1],mass:c.mass,com:[...c.com],inertia:[...c.inertia],shapes:c.shapes}))],r=rv(n.base)?"base":"base_dh",s=n.rows[e-1]?.link??"";if(!rv(n.tool)){let{payload:c}=n;i.push({name:"tool",body:e-1,frame:Ht(i[e].frame,n.tool),mass:c.mass,com:[...c.com],inertia:[...c.inertia],shapes:[]}),s="tool"}let o=n.rows.map((c,u)=>({name:c.name,type:c.joint==="R"?"revolute":"prismatic",parent:u?i[u].name:r,child:c.link,q:u,nq:1,v:u,nv:1,body:u,passive:c.passive,lower:[c.lower],upper:[c.upper],velocity:[c.velocity],effort:[c.effort]}));r!=="base"&&i.splice(1,0,{name:r,body:-1,frame:[...n.base],mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0],shapes:[]});let a=0,l=Object.fromEntries(Object.entries(sv).map(([c,u])=>(a+=u,[c,[a-u,u]])));return{name:n.name,key:n.rows.map(c=>c.joint).join(""),editable:!0,n:e,nq:e,positions:n.rows.map(c=>c.name),position_units:n.rows.map(t),velocities:n.rows.map(c=>c.name),effort_units:n.rows.map(c=>c.joint==="R"?"N m":"N"),joints:o,links:nw(n)?i:iw(n,i),loops:[],parents:n.rows.map((c,u)=>u-1),turns:n.rows.map(c=>c.joint==="R"),axes:n.rows.flatMap(()=>[0,0,1]),fields:l,numbers:$c(n),gravity:[...n.gravity],neutral:new Array(e).fill(0),dry:n.rows.some(c=>[...c.coulomb,...c.static].some(u=>u!==0)),tip:s}}function rv(n){return ho.every((e,t)=>n[t]===e)}function nw(n){return n.shapes.length>0||n.rows.some(e=>e.shapes.length>0)}function iw(n,e){let t=n.rows.map((r,s)=>{let o=Ye(ea(qc(n,r)[1])),a=n.rows[s+1];return[o,a?Ye(qc(n,a)[0]):Ye(n.tool)]}),i=t.reduce((r,[s,o])=>r+St(yn(o,s)),0)||1;return e.map(r=>{let s=t[n.rows.findIndex(a=>a.link===r.name)];if(!s||St(yn(s[1],s[0]))<1e-9*i)return r;let o={kind:"capsule",ends:[...s[0],...s[1]],radius:.035*i,size:[],frame:[],mesh:""};return{...r,shapes:[o]}})}function rw(n,e,t){let i=e.theta+(e.joint==="R"?t:0),r=e.d+(e.joint==="P"?t:0),s={theta:{name:"theta",value:i,frame:Th(i)},d:{name:"d",value:r,frame:go(0,0,r)},a:{name:"a",value:e.a,frame:go(e.a,0,0)},alpha:{name:"alpha",value:e.alpha,frame:Wc(e.alpha)}};return n==="standard"?[s.theta,s.d,s.a,s.alpha]:[s.alpha,s.a,s.theta,s.d]}var sw=(n,e,t)=>rw(n.convention,n.rows[e],t).reduce((i,r)=>Ht(i,r.frame),xr);function Ch(n,e){let t=[[...n.base]];return n.rows.forEach((i,r)=>t.push(Ht(t[r],sw(n,r,e[r]??0)))),[...t,Ht(t[t.length-1],n.tool)]}function Rh(n){let e=Math.hypot(...n);return e>1e-9?n.map(t=>-t/e||0):[0,0,1]}function ow(n){let e=n.rows.reduce((t,i)=>t+Math.abs(i.a)+Math.max(Math.abs(i.d),i.joint==="P"?Math.abs(i.d+(i.upper??0)):0),0);return Math.max(e+Math.hypot(...Ye(n.tool)),.001)}function Ph(n){let e=n.rows.length,t=ow(n),i=p=>t*(.043-.021*Math.min(1,p/Math.max(e,4))),r=[{name:"base",parts:[],mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0]}],s=[],o=n.convention==="standard",a=Array.from({length:e+1},()=>[]),l=(p,m,_,A,b)=>{Math.hypot(_[0]-m[0],_[1]-m[1],_[2]-m[2])>.25*b&&a[p].push({kind:"limb",from:m,to:_,r0:A,r1:b,tone:"body"})};n.rows.forEach((p,m)=>{let[_,A]=[i(m),i(m+1)],[b,T]=[Math.cos(p.alpha),Math.sin(p.alpha)];if(o){let w=[-p.a,-p.d*T,-p.d*b],x=[-p.a,0,0],S=[0,T,b];if(p.joint==="R")c(m,m+1,[0,0,0],w,S,_),l(m+1,w,x,.74*_,.7*(p.a?_:A)),l(m+1,x,[0,0,0],.74*_,.74*A),Math.abs(p.a)>A&&Math.abs(p.d)>_&&a[m+1].push({kind:"ball",at:x,radius:.78*_,tone:"body"});else{u(m,[0,0,0],[0,0,1],p,_);let O=(p.upper??.3*t)-(p.lower??0);a[m+1].push({kind:"beam",from:x.map((F,D)=>F-O*S[D]),to:x,width:1*_,tone:"body"}),l(m+1,x,[0,0,0],.6*_,.74*A)}}else{let w=[p.a,0,0],x=[0,-T,b];if((m>0||p.a)&&l(m,[0,0,0],w,.74*i(m),.74*_),p.joint==="R")c(m,m+1,w,[0,0,-p.d],[0,0,1],_,x),l(m+1,[0,0,-p.d],[0,0,0],.74*_,.7*_);else{u(m,w,x,p,_);let S=(p.upper??.3*t)-(p.lower??0);a[m+1].push({kind:"beam",from:[0,0,-S],to:[0,0,0],width:1*_,tone:"body"})}}s.push({name:p.name,type:p.joint==="R"?"revolute":"prismatic",link:m,child:m+1,frame:o?[...xr]:Ht(Wc(p.alpha),go(p.a,0,0))})});function c(p,m,_,A,b,T,w=[0,0,1]){a[p].push({kind:"drum",at:_,axis:w,radius:T,length:1.7*T,tone:"joint"}),a[m].push({kind:"drum",at:A,axis:b,radius:.86*T,length:2.15*T,tone:"accent"})}function u(p,m,_,A,b){let T=m.map((x,S)=>x+_[S]*Math.min(0,A.d)-_[S]*.9*b),w=m.map((x,S)=>x+_[S]*(Math.max(A.d,0)*.35+.9*b));a[p].push({kind:"beam",from:T,to:w,width:1.75*b,tone:"joint"})}let d=i(e),h=Ye(n.tool),f=[n.tool[2],n.tool[6],n.tool[10]];if(Math.hypot(...h)>.5*d&&l(e,[0,0,0],h,.5*d,.4*d),g()>2.2*d?a[e].push({kind:"ball",at:h,radius:.72*d,tone:"accent"}):a[e].push({kind:"drum",at:h.map((p,m)=>p-.2*d*f[m]),axis:f,radius:.62*d,length:.5*d,tone:"joint"}),n.payload.mass>0){let p=Math.min(.11*t,Math.max(.02*t,.5*Math.cbrt(n.payload.mass/2700)));a[e].push({kind:"ball",at:Pt(n.tool,n.payload.com),radius:p,tone:"foot"})}function g(){return Math.abs(n.rows[e-1].a)}n.rows.forEach((p,m)=>r.push({name:p.link,parts:[],mass:p.mass,com:p.com,inertia:p.inertia})&&(r[m].parts=a[m])),r[e].parts=a[e];let y=Rh(n.gravity);if(r[0].parts.push(...aw(n,y,i(0))),n.shapes.length||n.rows.some(p=>p.shapes.length)){let p=ea(n.base);r[0].parts=n.shapes.map(m=>lw(jp(m,"foot"),p)),n.rows.forEach((m,_)=>r[_+1].parts=m.shapes.map(A=>jp(A,_%2?"body":"accent")))}return{links:r,joints:s,tip:{link:e,frame:[...n.tool]},reach:t,up:y}}function aw(n,e,t){let i=[0,0,1],[r,s,o]=[n.base[2],n.base[6],n.base[10]];return Math.abs(r*e[0]+s*e[1]+o*e[2])>.9?[{kind:"drum",at:[0,0,-.7*t],axis:i,radius:1.65*t,length:.6*t,tone:"foot"}]:[{kind:"drum",at:[0,0,-1.35*t],axis:i,radius:1.3*t,length:.9*t,tone:"foot"}]}function jp(n,e){let t=n.frame.length?n.frame:[...xr],i=[t[2],t[6],t[10]];switch(n.kind){case"capsule":return{kind:"limb",from:n.ends.slice(0,3),to:n.ends.slice(3,6),r0:n.radius,r1:n.radius,tone:e==="foot"?"foot":"body"};case"cylinder":return{kind:"drum",at:Ye(t),axis:i,radius:n.radius,length:n.size[0],tone:e};case"sphere":return{kind:"ball",at:Ye(t),radius:n.radius,tone:e};case"ellipsoid":return{kind:"ellipsoid",frame:t,size:n.size,tone:e};case"mesh":return{kind:"mesh",frame:t,size:n.size,mesh:n.mesh,tone:e==="accent"?"body":e};default:return{kind:"box",frame:t,size:n.size,tone:e}}}function lw(n,e){let t=i=>Pt(e,i).map((r,s)=>r-e[4*s+3]);switch(n.kind){case"limb":case"beam":return{...n,from:Pt(e,n.from),to:Pt(e,n.to)};case"drum":return{...n,at:Pt(e,n.at),axis:t(n.axis)};case"ball":return{...n,at:Pt(e,n.at)};default:return{...n,frame:Ht(e,n.frame)}}}function lv(n,e){let t=n.links.map((o,a)=>({name:o.name,mass:o.mass,com:o.com,inertia:o.inertia,parts:o.shapes.map(l=>jp(l,o.body<0?"foot":a%2?"body":"accent"))})),i=n.joints.filter(o=>o.nv===1).map(o=>{let a=n.links.findIndex(c=>c.name===o.child),l=n.axes.slice(3*o.body,3*o.body+3);return{name:o.name,type:o.type,link:a,child:a,frame:Ht(ea(n.links[a].frame),cw(l))}}),r=t.flatMap(o=>o.parts.flatMap(a=>a.kind==="limb"?[a.r0]:[]));if(r.length){let o=Math.max(...r);for(let{link:a,frame:l}of i)t[a].parts.push({kind:"drum",at:Ye(l),axis:[l[2],l[6],l[10]],radius:1.25*o,length:2.4*o,tone:"joint"})}let s=n.links.findIndex(o=>o.name===n.tip);return{links:t,joints:i,tip:{link:s,frame:[...xr]},reach:e,up:Rh(n.gravity)}}function cw(n){let e=n.map(a=>a/(Math.hypot(...n)||1)),t=Math.abs(e[0])<.8?[1,0,0]:[0,1,0],i=[e[1]*t[2]-e[2]*t[1],e[2]*t[0]-e[0]*t[2],e[0]*t[1]-e[1]*t[0]],r=Math.hypot(...i),s=i.map(a=>a/r),o=[s[1]*e[2]-s[2]*e[1],s[2]*e[0]-s[0]*e[2],s[0]*e[1]-s[1]*e[0]];return[o[0],s[0],e[0],0,o[1],s[1],e[1],0,o[2],s[2],e[2],0,0,0,0,1]}var nm={};_S(nm,{SPEEDS:()=>ia,duration:()=>na,film:()=>jt,filmed:()=>em,followTime:()=>tm,live:()=>ll,loop:()=>fs,playing:()=>nr,sampleAt:()=>Qp,seek:()=>Mr,show:()=>br,speed:()=>ir,stepBy:()=>ra,time:()=>on,toggle:()=>Xc});var jt=ke(null),ll=ke(null),on=ke(0),nr=ke(!1),ir=ke(1),fs=ke(!0),na=We(()=>jt.value?.t.length?jt.value.t[jt.value.t.length-1]:0),ia=[.1,.25,.5,1,2,4];function Qp(n,e){let t=0,i=n.length-1;for(;t<i;){let r=t+i+1>>1;n[r]<=e?t=r:i=r-1}return t}var em=We(()=>{let n=jt.value;if(!n?.t.length)return[];let e=Qp(n.t,on.value),t=Math.min(e+1,n.t.length-1),i=t>e?Math.min(1,Math.max(0,(on.value-n.t[e])/(n.t[t]-n.t[e]))):0;return n.q.map(r=>r[e]+i*(r[t]-r[e]))});function br(n){Nr(()=>{(!n||n.title!==jt.peek()?.title)&&(on.value=0,nr.value=!1),jt.value=n,n&&(on.value=Math.min(on.peek(),n.t[n.t.length-1]??0))})}function Xc(){jt.peek()&&(!nr.peek()&&on.peek()>=na.peek()&&(on.value=0),nr.value=!nr.peek())}var Mr=n=>{on.value=Math.min(Math.max(n,0),na.peek())};function ra(n){let e=jt.peek();if(!e)return;nr.value=!1;let t=Math.max(1,Math.round(e.t.length/200)),i=Qp(e.t,on.peek()+1e-12);on.value=e.t[Math.min(Math.max(i+n*t,0),e.t.length-1)]}function tm(){let n=0,e=Dt(()=>{if(cancelAnimationFrame(n),!nr.value)return;let t=performance.now(),i=r=>{let s=on.peek()+ir.peek()*(r-t)/1e3;t=r,s<na.peek()?on.value=s:fs.peek()?on.value=0:(on.value=na.peek(),nr.value=!1),nr.peek()&&(n=requestAnimationFrame(i))};n=requestAnimationFrame(i)});return()=>(cancelAnimationFrame(n),e())}function cl(n){let e=typeof document>"u"?null:document.getElementById(`isodyn-${n}`);return e?.textContent?JSON.parse(e.textContent):null}var Di=cl("home")?.home??(typeof location<"u"&&location.protocol.startsWith("http")?"served":"file"),rr=ke(Di==="served"?"starting":"none"),rm=ke(null),hw=ke(null),ul=We(()=>rr.value==="connected"),Yc=We(()=>{switch(rr.value){case"none":return Di==="notebook"?"In a notebook: everything here is computed in the page.":"No server: everything here is computed in the page.";case"starting":return"Looking for the server …";case"connected":return`Connected to isodyn ${rm.value?.version??""} on this computer.`;case"lost":return"The server has gone. The page goes on computing, and takes it up again when it is back.";case"link":return"The server does not know this page: open it by the link that “isodyn workbench” printed."}}),sa=class extends Error{constructor(t){super(t.text);this.problem=t}problem},dw={error:"absent",text:"This needs the server: start it with “isodyn workbench” and open this document there."};async function hl(n,e={}){if(Di!=="served")throw new sa(dw);let t;try{t=await fetch(n,{credentials:"same-origin",cache:"no-store",...e})}catch{throw rr.peek()==="connected"&&(rr.value="lost"),new sa({error:"lost",text:Yc.peek()})}if(t.ok)return await t.json();let i;try{i=await t.json()}catch{i={error:String(t.status),text:`The server answered ${t.status} ${t.statusText}.`}}throw i.error==="link"&&(rr.value="link"),new sa(i)}var uv=n=>({method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(n)}),fw=4e3;function hv(n){if(Di!=="served")return()=>{};let e=0,t=!1,i=async()=>{try{let r=await hl("api/hello");rm.peek()?.session!==r.session&&(hw.value=null),rm.value=r,rr.value="connected",t||n(r),t=!0}catch{rr.peek()==="starting"&&(rr.value="lost")}e=window.setTimeout(i,fw)};return i(),()=>clearTimeout(e)}var sm=cl("library")??[];async function dv(){return Di==="served"?hl("api/library"):sm.map(n=>n.row)}async function fv(n){let e=sm.find(t=>t.row.name===n);return e?e.opened:hl(`api/library/${encodeURIComponent(n)}`)}var pv=n=>hl(`api/open?name=${encodeURIComponent(n.name)}`,{method:"POST",headers:{"Content-Type":"application/octet-stream"},body:n}),pw=n=>hl("api/model",uv(n));async function mv(n){let e=sm.find(t=>t.opened.model.kind==="source"&&n.model.kind==="source"&&t.opened.model.toml===n.model.toml);if(e)return e.opened.structure;try{return(await pw(n.model)).structure}catch{return null}}var cv=n=>Uint8Array.from(atob(n),e=>e.charCodeAt(0)),im=new Map;function gv(n,e){let t=im.get(n);return t||(t=mw(n,e),im.set(n,t),t.catch(()=>im.delete(n))),t}async function mw(n,e){let t=cl("kernels")?.[n];if(t)return cv(t);if(Di==="docs"){let i=await fetch(`kernels/${encodeURIComponent(n)}.wasm`);if(i.ok)return new Uint8Array(await i.arrayBuffer())}if(Di==="served"){let i=(await om("kernels",e,{key:n}).done).files[0];if(i?.base64)return cv(i.base64)}throw new Error(`Kernels for joints ${n} are not in this page. Start “isodyn workbench” and open this document there: it makes them in seconds, and the file that it exports has them.`)}function om(n,e,t={}){let i=ke({share:-1,text:"Starting …"}),r="",s=!1,o=null,a=()=>{r&&fetch(`api/jobs/${r}`,{method:"DELETE",credentials:"same-origin"}).catch(()=>{})};return{kind:n,progress:i,done:(async()=>(r=(await hl("api/jobs",uv({kind:n,document:e,options:t}))).id,s&&a(),new Promise((c,u)=>{o=new EventSource(`api/jobs/${r}/events`),o.addEventListener("progress",d=>i.value=JSON.parse(d.data)),o.addEventListener("done",d=>(o?.close(),c(JSON.parse(d.data)))),o.addEventListener("failed",d=>(o?.close(),u(new sa(JSON.parse(d.data))))),o.onerror=()=>{o?.readyState!==EventSource.CLOSED&&rr.peek()!=="lost"||(o?.close(),u(new sa({error:"lost",text:"The server went away in the middle of this."})))}})))(),cancel:()=>(s=!0,i.value={share:-1,text:"Ending …"},a())}}var Ih=ke({}),Jc=(n,e)=>{Ih.value={...Ih.value,[n]:e}},et=We(()=>{let n=Nt.value;if(n.kind==="dh")return av(n);let e=Ih.value[n.toml];return e?{...e,gravity:n.gravity}:null}),_v=We(()=>et.value?.key??""),oa=ke({key:"",kernels:null,problem:""}),Ur=We(()=>oa.value.key===_v.value?oa.value.problem:""),an=We(()=>{let n=et.value,{kernels:e,key:t}=oa.value;if(!n||!e||t!==n.key)return null;let i=Nt.value;return n.editable&&i.kind==="dh"&&e.set({numbers:n.numbers,gravity:i.gravity,tip:Eh(i)}),e});function vv(){let n=[Dt(()=>{let e=Nt.value;e.kind==="source"&&!Ih.value[e.toml]&&mv(xi.peek()).then(t=>t&&Jc(e.toml,t))}),Dt(()=>{let e=_v.value;if(!e||oa.peek().key===e)return;oa.value={key:e,kernels:null,problem:""};let t=(i,r)=>{oa.peek().key===e&&(oa.value={key:e,kernels:i,problem:r})};gv(e,xi.peek()).then(i=>Ah.load(i)).then(i=>t(i,""),i=>t(null,i.message))})];return()=>n.forEach(e=>e())}function Kc(n){return an.peek()?.has("frames")?an.peek().call("frames",{q:Float64Array.from(n)}):null}function Zc(n){let e=Nt.value;if(e.kind==="dh")return Ch(e,n).slice(0,e.rows.length+1);let t=et.value;if(!t)return[];let i=an.value&&Kc(n);return t.links.map((r,s)=>i?tr(t,i,s):Ht(Vc([],-1),ho))}var gw=We(()=>{let n=et.value;if(!n||Nt.value.kind==="dh")return 1;let e=Zc(n.neutral);return Math.max(.1,...e.map((t,i)=>Math.hypot(...Ye(t))+Math.max(0,...n.links[i].shapes.map(r=>r.ends.length?Math.hypot(r.ends[3]-r.ends[0],r.ends[4]-r.ends[1],r.ends[5]-r.ends[2]):0))))}),Sr=We(()=>{let n=Nt.value;return n.kind==="dh"?Ph(n):et.value?{...lv(et.value,gw.value),up:Rh(n.gravity)}:null}),Lh=We(()=>ll.value??(jt.value?em.value:Jt.value.q)),Dh=We(()=>Zc(Lh.value));function _w(n){let e=Sr.value,t=Zc(n);return e&&e.tip.link>=0&&t.length?Ht(t[e.tip.link],e.tip.frame):[...ho]}var Nh=We(()=>_w(Lh.value));var aa=[["system","As the system"],["light","Light"],["dark","Dark"],["projector","Projector"]],am=typeof matchMedia>"u"?null:matchMedia("(prefers-color-scheme: dark)"),yv=ke(am?.matches??!1);am?.addEventListener("change",()=>yv.value=am.matches);var la=We(()=>Kt.value.theme==="system"?yv.value?"dark":"light":Kt.value.theme),kh=We(()=>la.value==="dark"),Fh=We(()=>la.value==="projector"?1.5:1);var xv=()=>{let n=aa.findIndex(([e])=>e===Kt.peek().theme);Ln({theme:aa[(n+1)%aa.length][0]})},bv=()=>Dt(()=>{document.documentElement.dataset.theme=la.value});var vw=Symbol.for("pv"),yw=0;function v(n,e,t,i,r,s){e||(e={});var o,a,l=e;if("ref"in l&&typeof n!="function")for(a in l={},e)a=="ref"?o=e[a]:l[a]=e[a];var c={type:n,props:l,key:t,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:vw,__v:--yw,__i:-1,__u:0};return(r||s)&&(c.__source=r,c.__self=s),wt.vnode&&wt.vnode(c),c}var Mv={start:"M4 5h7v6H4zM13 5h7v6h-7zM4 13h7v6H4zM13 13h7v6h-7z",model:"M4 5h16v14H4zM4 10h16M10 10v9",pose:"M5 20l4-8 7-2M9 12a1.8 1.8 0 1 0 0-.1M16.5 10a1.8 1.8 0 1 0 0-.1M3 20h6M18 8.5l2.5-4",motion:"M3 18c5 0 5-12 9-12s4 12 9 12",dynamics:"M4 4v16h16V4zM4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16",simulation:"M7 4v16l13-8z",methods:"M5 20V10M10 20V4M15 20v-7M20 20V8",lessons:"M3 8l9-4 9 4-9 4zM7 10.5V16c2.5 2 7.5 2 10 0v-5.5M21 8v6",export:"M12 15V3M8 7l4-4 4 4M5 13v7h14v-7",undo:"M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",redo:"M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",search:"M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21",share:"M17 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM6 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM17 21a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM8.2 10.8l6.6-3.8M8.2 13.2l6.6 3.8",more:"M5 12h.01M12 12h.01M19 12h.01",close:"M6 6l12 12M18 6L6 18",check:"M5 12.5l4.5 4.5L19 7",plus:"M12 5v14M5 12h14",minus:"M5 12h14",trash:"M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",copy:"M9 9h11v11H9zM5 15H4V4h11v1",play:"M7 4v16l13-8z",pause:"M7 4h3.5v16H7zM13.5 4H17v16h-3.5z",first:"M6 5v14M19 5L9 12l10 7z",back:"M17 5L7 12l10 7z",next:"M7 5l10 7-10 7z",repeat:"M17 2l4 4-4 4M3 11V9a3 3 0 0 1 3-3h15M7 22l-4-4 4-4M21 13v2a3 3 0 0 1-3 3H3",down:"M6 9l6 6 6-6",up:"M6 15l6-6 6 6",right:"M9 6l6 6-6 6",eye:"M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",layers:"M12 3l9 5-9 5-9-5zM3 12.5l9 5 9-5M3 17l9 5 9-5",camera:"M4 8h3l2-3h6l2 3h3v11H4zM12 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z",home:"M4 11l8-7 8 7M6 9.5V20h12V9.5",warning:"M12 4L2.5 20h19zM12 10v5M12 17.5h.01",error:"M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5v6M12 16.5h.01",note:"M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.5h.01",file:"M6 3h8l4 4v14H6zM14 3v4h4",open:"M3 19V5h6l2 3h10v11z",save:"M12 3v12M7.5 10.5L12 15l4.5-4.5M4 17v3h16v-3",sun:"M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.8 1.8M17.2 17.2L19 19M19 5l-1.8 1.8M6.8 17.2L5 19",moon:"M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z",screen:"M3 4h18v12H3zM9 20h6M12 16v4",system:"M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18",target:"M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 1v4M12 19v4M1 12h4M19 12h4",code:"M8 7l-5 5 5 5M16 7l5 5-5 5",chart:"M4 4v16h16M7 15l4-5 3 3 5-7",walk:"M4 20l5-5M9 15V8h6M15 8l5-4M4 20h.01M9 15h.01M15 8h.01",print:"M7 9V3h10v6M5 17H3V9h18v8h-2M7 14h10v7H7z",help:"M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.8h.01"},xw=new Set(["play","pause","simulation"]);function Si({name:n,size:e=20}){return v("svg",{class:xw.has(n)?"icon solid":"icon",viewBox:"0 0 24 24",width:e,height:e,"aria-hidden":"true",focusable:"false",children:v("path",{d:Mv[n]??Mv.help})})}var jc=ke([]),bw=0;function sr(n,e="good",t){let i=++bw;jc.value=[...jc.peek().filter(r=>r.text!==n).slice(-2),{id:i,text:n,level:e,action:t}],e!=="error"&&setTimeout(()=>lm(i),t?9e3:5e3)}var lm=n=>{jc.value=jc.peek().filter(e=>e.id!==n)};function Sv(){return v("div",{class:"toasts",role:"status","aria-live":"polite",children:jc.value.map(n=>v("div",{class:`toast ${n.level}`,children:[v(Si,{name:n.level==="good"?"check":n.level,size:18}),v("span",{children:n.text}),n.action&&v("button",{type:"button",class:"link",onClick:()=>(lm(n.id),n.action?.run()),children:n.action.title}),v("button",{type:"button",class:"icon-button","aria-label":"Close the message",onClick:()=>lm(n.id),children:v(Si,{name:"close",size:16})})]},n.id))})}async function Hn(n,e){try{await navigator.clipboard.writeText(n)}catch{let t=Object.assign(document.createElement("textarea"),{value:n});document.body.append(t),t.select(),document.execCommand("copy"),t.remove()}sr(`${e} copied.`)}function ca({label:n,icon:e,items:t,children:i,align:r="left"}){let s=_n(!1),o=Yt(null),a=Yt(null),l=Yt(null),c=()=>[...a.current?.querySelectorAll("[role^=menuitem]:not([disabled])")??[]],u=(h=!0)=>(s.value=!1,h&&l.current?.focus());qp(()=>{if(!s.value)return;c()[0]?.focus();let h=f=>!o.current?.contains(f.target)&&u(!1);return document.addEventListener("pointerdown",h,!0),()=>document.removeEventListener("pointerdown",h,!0)},[s.value]);let d=h=>{let f=c(),g=f.indexOf(document.activeElement),y=p=>(h.preventDefault(),f[(p+f.length)%f.length]?.focus());if(h.key==="ArrowDown")y(g+1);else if(h.key==="ArrowUp")y(g-1);else if(h.key==="Home")y(0);else if(h.key==="End")y(f.length-1);else if(h.key==="Escape")h.preventDefault(),h.stopPropagation(),u();else if(h.key==="Tab")u(!1);else if(/^\S$/.test(h.key)&&!h.ctrlKey&&!h.metaKey){let p=f.findIndex((m,_)=>_>g&&m.textContent?.trim().toLowerCase().startsWith(h.key.toLowerCase()));p>=0&&y(p)}};return v("div",{class:`menu-root ${r}`,ref:o,children:[v("button",{type:"button",ref:l,class:i===void 0?"icon-button":"button quiet","aria-label":i===void 0?n:void 0,"aria-haspopup":"menu","aria-expanded":s.value,title:i===void 0?n:void 0,onClick:()=>s.value=!s.value,onKeyDown:h=>h.key==="ArrowDown"&&(h.preventDefault(),s.value=!0),children:[e&&v(Si,{name:e}),i!==void 0&&v("span",{children:i}),i!==void 0&&v(Si,{name:"down",size:14})]}),s.value&&v("div",{class:"menu",role:"menu","aria-label":n,ref:a,onKeyDown:d,children:t().map(h=>v(At,{children:[h.apart&&v("div",{class:"menu-line",role:"separator"}),v("button",{type:"button",role:h.checked===void 0?"menuitem":"menuitemcheckbox","aria-checked":h.checked,tabIndex:-1,disabled:h.disabled,onClick:()=>(h.stay||u(),h.run()),children:[v(Si,{name:h.checked?"check":h.checked===!1?"":h.icon??"",size:18}),v("span",{children:h.title}),h.keys&&v("kbd",{children:h.keys})]})]}))})]})}var cm=ke(null);function wv({text:n,keys:e,children:t}){let i=Yt(0),r=Yt(null),s=()=>{let l=r.current?.firstElementChild?.getBoundingClientRect();if(!l)return;let c=l.bottom>innerHeight-60;cm.value={text:n,keys:e,x:Math.min(Math.max(l.left+l.width/2,70),innerWidth-70),y:c?l.top-8:l.bottom+8,above:c}},o=l=>{l.pointerType==="mouse"&&(clearTimeout(i.current),i.current=window.setTimeout(s,450))},a=()=>{clearTimeout(i.current),cm.value=null};return sn(()=>a,[]),v("span",{class:"tip-for",ref:r,onPointerEnter:o,onPointerLeave:a,onPointerDown:a,onFocusCapture:l=>l.target.matches(":focus-visible")&&s(),onBlurCapture:a,children:t})}function Av(){let n=cm.value,e=Yt(null);return qp(()=>{!e.current||!n||(e.current.style.left=`${n.x}px`,e.current.style.top=`${n.y}px`)}),n&&v("div",{class:n.above?"tip above":"tip",ref:e,"aria-hidden":"true",children:[n.text,n.keys&&v("kbd",{children:n.keys})]})}function Qt({children:n,icon:e,onClick:t,kind:i="plain",disabled:r,title:s,pressed:o,expanded:a,small:l}){return v("button",{type:"button",class:`button ${i}${l?" small":""}`,onClick:t,disabled:r,title:s,"aria-pressed":o,"aria-expanded":a,children:[e&&v(Si,{name:e,size:l?16:18}),n!==void 0&&v("span",{children:n})]})}function Dn({icon:n,label:e,keys:t,onClick:i,disabled:r,pressed:s,expanded:o,size:a=20,kind:l=""}){return v(wv,{text:e,keys:t&&Zi(t),children:v("button",{type:"button",class:`icon-button ${l}`,"aria-label":e,"aria-keyshortcuts":t?.replace("Mod","Control"),onClick:i,disabled:r,"aria-pressed":s,"aria-expanded":o,children:v(Si,{name:n,size:a})})})}function fi({title:n,hint:e,children:t,fold:i,open:r=!0,aside:s}){let o=us(),a=_n(Tv.get(n)??r),l=()=>Tv.set(n,a.value=!a.value);return v("section",{class:"section","aria-labelledby":o,children:[v("header",{class:"section-head",children:[v("h3",{id:o,children:i?v("button",{type:"button",class:"fold","aria-expanded":a.value,onClick:l,children:[v(Si,{name:a.value?"down":"right",size:16})," ",n]}):n}),s&&v("div",{class:"section-aside",children:s})]}),e&&a.value&&v("p",{class:"hint",children:e}),(!i||a.value)&&v("div",{class:"section-body",children:t})]})}var Tv=new Map;function dl({tabs:n,value:e,onChange:t,label:i}){let r=Yt(null);return v("div",{class:"tabs",role:"tablist","aria-label":i,ref:r,onKeyDown:o=>{let a={ArrowRight:1,ArrowLeft:-1}[o.key],l=n.findIndex(([u])=>u===e),c=a?(l+a+n.length)%n.length:o.key==="Home"?0:o.key==="End"?n.length-1:-1;c<0||(o.preventDefault(),t(n[c][0]),r.current?.querySelectorAll("[role=tab]")[c]?.focus())},children:n.map(([o,a])=>v("button",{type:"button",role:"tab","aria-selected":o===e,tabIndex:o===e?0:-1,onClick:()=>t(o),children:a},o))})}function Gn({level:n="note",children:e,remedy:t,action:i}){return v("div",{class:`notice ${n}`,role:n==="error"?"alert":"note",children:[v(Si,{name:n==="good"?"check":n,size:18}),v("div",{children:[v("p",{children:e}),t&&v("p",{class:"remedy",children:t}),i&&v("div",{class:"notice-action",children:i})]})]})}function Mw({share:n,text:e,onCancel:t}){return v("div",{class:"progress",children:[v("progress",{max:1,value:n<0?void 0:n,"aria-label":e}),v("span",{class:"progress-text","aria-live":"polite",children:e}),t&&v(Qt,{small:!0,onClick:t,children:"Cancel"})]})}function Ev({job:n}){let e=n.value;return e&&v(Mw,{share:e.progress.value.share,text:e.progress.value.text,onCancel:e.cancel})}var _o=({title:n,children:e})=>v("div",{class:"empty",children:[v("h3",{children:n}),v("div",{children:e})]}),Cv=({rows:n})=>v("dl",{class:"facts",children:n.map(([e,t])=>v("div",{children:[v("dt",{children:e}),v("dd",{children:t})]},e))});var ua=32*Math.PI/180;function Uh({eye:n,target:e,up:t}){let i=Qc(yn(n,e),[1,0,0]),r=Qc(mo(t,i),Math.abs(i[0])<.9?[1,0,0]:[0,1,0]);return[r,mo(i,r),i]}var Qc=(n,e)=>St(n)>1e-9?Gt(n,1/St(n)):e;function Oh(n){let e=[0,1,2].reduce((r,s)=>Math.abs(n[s])>Math.abs(n[r])+1e-9?s:r,0),t=[0,0,0];t[(e+1)%3]=1;let i=Qc(yn(t,Gt(n,Vn(t,n))),[1,0,0]);return[i,mo(n,i)]}function Bh(n,e,t,i=1.4){let r=Math.abs(t[2])<.5,[s,o]=Oh(t),a=r?[0,0,1]:jn(Gt(s,.78),Gt(o,-.62)),l=Qc(jn(jn(a,r?Gt(mo(t,[0,0,1]),.42):[0,0,0]),Gt(t,r?.25:.42)),[1,0,0]),c=Math.min(1,i),u=1.12*e/Math.sin(Math.atan(Math.tan(ua/2)*c));return{eye:jn(n,Gt(l,u)),target:[...n],up:t}}function Rv(n,e,t){let[i,r]=Oh(n.up),s=yn(n.eye,n.target),o=St(s),a=Math.atan2(Vn(s,r),Vn(s,i))-e,l=Math.PI/2-.02,c=Math.min(Math.max(Math.asin(Math.min(1,Math.max(-1,Vn(s,n.up)/o)))+t,-l),l),u=jn(Gt(i,Math.cos(a)),Gt(r,Math.sin(a))),d=jn(Gt(u,Math.cos(c)),Gt(n.up,Math.sin(c)));return{...n,eye:jn(n.target,Gt(d,o))}}function Pv(n,e,t){let[i,r]=Uh(n),s=2*St(yn(n.eye,n.target))*Math.tan(ua/2),o=jn(Gt(i,-e*s),Gt(r,t*s));return{...n,eye:jn(n.eye,o),target:jn(n.target,o)}}function Iv(n,e,t){let i=yn(n.eye,n.target),r=St(i);return{...n,eye:jn(n.target,Gt(i,Math.min(Math.max(r*e,.1*t),40*t)/r))}}function vo(n,e,t){let[i,r,s]=Uh(n),o=t/2/Math.tan(ua/2);return a=>{let l=[a[0]-n.eye[0],a[1]-n.eye[1],a[2]-n.eye[2]],c=-Vn(l,s),u=o/Math.max(c,1e-6);return[e/2+u*Vn(l,i),t/2-u*Vn(l,r),c]}}function Sw(n,e,t,i,r){let[s,o,a]=Uh(n),l=2*Math.tan(ua/2)/r,c=jn(jn(Gt(s,(e-i/2)*l),Gt(o,(r/2-t)*l)),Gt(a,-1));return{from:n.eye,along:Qc(c,[1,0,0])}}function Lv(n,e,t,i,r,s){let{from:o,along:a}=Sw(n,t,i,r,s),l=Uh(n)[2],c=Vn(yn(e,o),l)/Vn(a,l);return jn(o,Gt(a,c))}var yo=["#0072B2","#D55E00","#009E73","#CC79A7","#E69F00","#56B4E9","#8a7a00","#5b5b5b"],fl=["#4FB3E8","#FF8A4C","#3CCFA4","#E59CC5","#F2B84B","#8AD0F5","#EFE35C","#c4c4c4"],um=[[],[8,4],[2,3],[10,3,2,3],[4,2],[14,4],[6,2,2,2,2,2],[1,4]],ha=["#D55E00","#009E73","#0072B2"],da=["#FF8A4C","#3CCFA4","#5FBCEF"];function pl(n,e){let{up:t}=n,i=l=>l[0]*t[0]+l[1]*t[1]+l[2]*t[2],r=Zt(e),s=r[2]*t[0]+r[5]*t[1]+r[8]*t[2],o=n.links[0].parts.find(l=>l.kind==="drum"&&l.tone==="foot"),a=o?.kind==="drum"?o.length:0;return s>.9?i(Ye(e))-a:i(Ye(e))-1.12*n.reach}function Dv(n,e){if(!(n>0))return null;let[t,i,r,s,o,a]=e,{values:l,vectors:c}=wh([t,s,o,s,i,a,o,a,r],3),u=[0,1,2].map(d=>Math.sqrt(Math.max(0,2.5/n*(l[(d+1)%3]+l[(d+2)%3]-l[d]))));return u.every(Number.isFinite)?{half:u,axes:c}:null}function Nv({figure:n,frames:e,layers:t,extras:i}){let r=[],s=.09*n.reach,o=(a,l,c)=>{["x","y","z"].forEach((u,d)=>{let h=[0,0,0];h[d]=1.18*c,r.push({at:Pt(a,h),text:l?`${u}${ww(l)}`:u,tone:u})})};return t.has("frames")&&e.forEach((a,l)=>o(a,String(l),s)),i.frames?.forEach(a=>o(a.frame,a.label,a.size??s)),t.has("names")&&n.links.forEach((a,l)=>l&&r.push({at:Pt(e[l],a.com),text:a.name,tone:"ink",off:[0,-14]})),i.arrows?.forEach(a=>{a.label&&St(a.vector)>1e-6&&r.push({at:a.at.map((l,c)=>l+a.vector[c]),text:a.label,tone:"accent",off:[0,-12]})}),r}var ww=n=>/^\d+$/.test(n)?[...n].map(e=>"₀₁₂₃₄₅₆₇₈₉"[Number(e)]).join(""):n;function zh({figure:n,frames:e}){let t=e.map(Ye);n.links.forEach((a,l)=>a.parts.forEach(c=>{(c.kind==="limb"||c.kind==="beam")&&t.push(Pt(e[l],c.from),Pt(e[l],c.to)),(c.kind==="box"||c.kind==="mesh")&&t.push(Pt(e[l],Ye(c.frame)))})),n.tip.link>=0&&t.push(Pt(e[n.tip.link],Ye(n.tip.frame)));let i=[0,1,2].map(a=>Math.min(...t.map(l=>l[a]))),r=[0,1,2].map(a=>Math.max(...t.map(l=>l[a]))),s=i.map((a,l)=>(a+r[l])/2),o=Math.max(.5*Math.hypot(...i.map((a,l)=>r[l]-a))*1.12,.42*n.reach);return{middle:s,radius:o}}var Aw={light:{body:"#b9c1cb",joint:"#3b424b",accent:"#2f83bd",foot:"#6b7480"},dark:{body:"#c3cad2",joint:"#59626d",accent:"#3f9bd6",foot:"#525a64"}},Vh=class{constructor(e){this.canvas=e;this.pen=e.getContext("2d")}canvas;kind="canvas";pen;size={width:1,height:1,ratio:1};resize(e,t,i){this.size={width:e,height:t,ratio:i},this.canvas.width=Math.round(e*i),this.canvas.height=Math.round(t*i)}draw(e){let{pen:t,size:i}=this,{figure:r,frames:s,layers:o,extras:a,trace:l,dark:c,camera:u,large:d}=e;t.setTransform(i.ratio,0,0,i.ratio,0,0),t.clearRect(0,0,i.width,i.height),t.lineCap=t.lineJoin="round";let h=vo(u,i.width,i.height),f=c?fl:yo,g=(_,A,b,T,w=[])=>{let[x,S]=[h(_),h(A)];x[2]<=0||S[2]<=0||(t.strokeStyle=b,t.lineWidth=T,t.setLineDash(w),t.beginPath(),t.moveTo(x[0],x[1]),t.lineTo(S[0],S[1]),t.stroke(),t.setLineDash([]))};if(o.has("grid")){let[_,A]=Oh(r.up),b=Ye(s[0]),T=b.map((S,O)=>S+(pl(r,s[0])-b.reduce((F,D,V)=>F+D*r.up[V],0))*r.up[O]),w=.25*r.reach,x=(S,O)=>T.map((F,D)=>F+S*w*_[D]+O*w*A[D]);for(let S=-5;S<=5;S++)g(x(S,-5),x(S,5),c?"#343b43":"#d5dae0",1),g(x(-5,S),x(5,S),c?"#343b43":"#d5dae0",1)}let y=(_,A,b=[])=>{for(let T=0;T+5<_.length;T+=3)g([_[T],_[T+1],_[T+2]],[_[T+3],_[T+4],_[T+5]],A,1.6*d,b)},p=(_,A)=>{let b=[];r.links.forEach((T,w)=>T.parts.forEach(x=>{let[S,O,F]=kv(x).map(B=>Array.isArray(B)?Pt(_[w],B):B),[D,V]=[h(S),h(O)],L=(D[2]+V[2])/2,P=Math.max(2,2*F*(h(u.target)[2]>0?i.height/2/Math.tan(.279):1)/Math.max(L,1e-6)),k=a.link===w?f[0]:Aw[c?"dark":"light"][x.tone];b.push({depth:L,draw:()=>g(S,O,k,P)})})),t.globalAlpha=A?.2:1,b.sort((T,w)=>w.depth-T.depth).forEach(T=>T.draw()),t.globalAlpha=1};o.has("bodies")&&(a.ghost&&p(a.ghost,!0),p(s,!1));let m=(_,A,b)=>[[A,0,0],[0,A,0],[0,0,A]].forEach((T,w)=>g(Ye(_),Pt(_,T),(c?da:ha)[w],b*d));if(o.has("axes")&&r.joints.forEach(_=>{let A=b=>Pt(s[_.link],Pt(_.frame,[0,0,b]));g(A(-.24*r.reach),A(.24*r.reach),c?"#e6e8eb":"#2b3036",1,[6,4])}),o.has("frames")&&s.forEach(_=>m(_,.09*r.reach,2)),o.has("com")&&r.links.forEach((_,A)=>{if(!A||!(_.mass>0))return;let[b,T]=h(Pt(s[A],_.com));t.fillStyle="#E69F00",t.beginPath(),t.arc(b,T,5*d,0,7),t.fill()}),l&&o.has("trace")&&y(l,f[1]),a.paths?.forEach(_=>y(_.points,f[_.colour%f.length],_.dashed?[6,4]:[])),a.arrows?.forEach(_=>g(_.at,_.at.map((A,b)=>A+_.vector[b]),f[_.colour%f.length],4*d)),a.frames?.forEach(_=>m(_.frame,_.size??.09*r.reach,3)),a.goal){let[_,A]=h(a.goal);t.strokeStyle="#D55E00",t.lineWidth=3,t.beginPath(),t.arc(_,A,8*d,0,7),t.stroke()}}pick({figure:e,frames:t,camera:i},r,s){let o=vo(i,this.size.width,this.size.height),a=null,l=16;return e.links.forEach((c,u)=>u&&c.parts.forEach(d=>{let[h,f]=kv(d),[g,y]=[Pt(t[u],h),Pt(t[u],f)],[p,m]=[o(g),o(y)],_=(m[0]-p[0])**2+(m[1]-p[1])**2,A=_>0?Math.min(1,Math.max(0,((r-p[0])*(m[0]-p[0])+(s-p[1])*(m[1]-p[1]))/_)):0,b=Math.hypot(p[0]+A*(m[0]-p[0])-r,p[1]+A*(m[1]-p[1])-s);b<l&&(l=b,a={link:u,point:g.map((T,w)=>T+A*(y[w]-T))})})),a}dispose(){}};function kv(n){switch(n.kind){case"limb":return[n.from,n.to,(n.r0+n.r1)/2];case"beam":return[n.from,n.to,n.width/2];case"drum":{let e=n.axis.map(t=>.15*n.length*t);return[n.at.map((t,i)=>t-e[i]),n.at.map((t,i)=>t+e[i]),.8*n.radius]}case"ball":return[n.at,n.at,n.radius];default:{let e=Ye(n.frame);return[e,e,n.kind==="box"?.4*Math.hypot(...n.size):.03]}}}/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */var cy=0,Hm=1,uy=2;var xa=1,hy=2,Vl=3,Do=0,mi=1,ys=2,ba=0,Hl=1,Gm=2,Wm=3,qm=4,dy=5;var Ma=100,fy=101,py=102,my=103,gy=104,_y=200,vy=201,yy=202,xy=203,$m=204,Xm=205,by=206,My=207,Sy=208,wy=209,Ay=210,Ty=211,Ey=212,Cy=213,Ry=214,dd=0,fd=1,pd=2,Rl=3,md=4,gd=5,_d=6,vd=7,Ym=0,Py=1,Iy=2,xs=0,Jm=1,Km=2,Zm=3,Au=4,jm=5,Qm=6,eg=7;var tg=300,Sa=301,Gl=302,qd=303,$d=304,yd=1e3,ms=1001,xd=1002,hi=1003,Ly=1004;var Tu=1005;var Fi=1006,Xd=1007;var Ys=1008;var qi=1009,ng=1010,ig=1011,Wl=1012,Yd=1013,Gr=1014,Wr=1015,qr=1016,Jd=1017,Kd=1018,wa=1020,rg=35902,sg=35899,og=1021,ag=1022,$r=1023,Ws=1026,Js=1027,lg=1028,Zd=1029,No=1030,jd=1031;var Qd=1033,Eu=33776,Cu=33777,Ru=33778,Pu=33779,ef=35840,tf=35841,nf=35842,rf=35843,sf=36196,of=37492,af=37496,lf=37488,cf=37489,Iu=37490,uf=37491,hf=37808,df=37809,ff=37810,pf=37811,mf=37812,gf=37813,_f=37814,vf=37815,yf=37816,xf=37817,bf=37818,Mf=37819,Sf=37820,wf=37821,Af=36492,Tf=36494,Ef=36495,Cf=36283,Rf=36284,Lu=36285,Pf=36286;var ou=2300,bd=2301,ud=2302,Nm=2303,km=2400,Fm=2401,Um=2402;var Dy=3200;var If=0,Ny=1,Ks="",lr="srgb",au="srgb-linear",lu="linear",kt="srgb";var hd=7680;var ky=519,Fy=512,Uy=513,Oy=514,cg=515,By=516,zy=517,ug=518,hg=519,Vy=35044;var dg="300 es",Ar=2e3,Pl=2001;function Tw(n){for(let e=n.length-1;e>=0;--e)if(n[e]>=65535)return!0;return!1}function Ew(n){return ArrayBuffer.isView(n)&&!(n instanceof DataView)}function cu(n){return document.createElementNS("http://www.w3.org/1999/xhtml",n)}function Hy(){let n=cu("canvas");return n.style.display="block",n}var Fv={},Il=null;function fg(...n){let e="THREE."+n.shift();Il?Il("log",e,...n):console.log(e,...n)}function Gy(n){let e=n[0];if(typeof e=="string"&&e.startsWith("TSL:")){let t=n[1];t&&t.isStackTrace?n[0]+=" "+t.getLocation():n[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return n}function Ke(...n){n=Gy(n);let e="THREE."+n.shift();if(Il)Il("warn",e,...n);else{let t=n[0];t&&t.isStackTrace?console.warn(t.getError(e)):console.warn(e,...n)}}function tt(...n){n=Gy(n);let e="THREE."+n.shift();if(Il)Il("error",e,...n);else{let t=n[0];t&&t.isStackTrace?console.error(t.getError(e)):console.error(e,...n)}}function su(...n){let e=n.join(" ");e in Fv||(Fv[e]=!0,Ke(...n))}function Wy(n,e,t){return new Promise(function(i,r){function s(){switch(n.clientWaitSync(e,n.SYNC_FLUSH_COMMANDS_BIT,0)){case n.WAIT_FAILED:r();break;case n.TIMEOUT_EXPIRED:setTimeout(s,t);break;default:i()}}setTimeout(s,t)})}var qy={[dd]:dd,[pd]:_d,[md]:md,[Rl]:gd,[fd]:fd,[_d]:pd,[vd]:vd,[gd]:Rl},gs=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let i=this._listeners;i[e]===void 0&&(i[e]=[]),i[e].indexOf(t)===-1&&i[e].push(t)}hasEventListener(e,t){let i=this._listeners;return i===void 0?!1:i[e]!==void 0&&i[e].indexOf(t)!==-1}removeEventListener(e,t){let i=this._listeners;if(i===void 0)return;let r=i[e];if(r!==void 0){let s=r.indexOf(t);s!==-1&&r.splice(s,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let i=t[e.type];if(i!==void 0){e.target=this;let r=i.slice(0);for(let s=0,o=r.length;s<o;s++)r[s].call(this,e);e.target=null}}},wi=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"];var hm=Math.PI/180,Md=180/Math.PI;function Du(){let n=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,i=Math.random()*4294967295|0;return(wi[n&255]+wi[n>>8&255]+wi[n>>16&255]+wi[n>>24&255]+"-"+wi[e&255]+wi[e>>8&255]+"-"+wi[e>>16&15|64]+wi[e>>24&255]+"-"+wi[t&63|128]+wi[t>>8&255]+"-"+wi[t>>16&255]+wi[t>>24&255]+wi[i&255]+wi[i>>8&255]+wi[i>>16&255]+wi[i>>24&255]).toLowerCase()}function xt(n,e,t){return Math.max(e,Math.min(t,n))}function Cw(n,e){return(n%e+e)%e}function dm(n,e,t){return(1-t)*n+t*e}function $y(n){return Math.pow(2,Math.floor(Math.log(n)/Math.LN2))}function pg(n){switch(n.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function Rw(n,e){if(e.constructor===Float32Array)return n;let t=pg(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(n/t,-1)}function Pw(n,e){if(e.constructor===Float32Array)return n;let t=pg(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(n*t)}var lt=class{static{this.prototype.isVector2=!0}constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){let t=this.x,i=this.y,r=e.elements;return this.x=r[0]*t+r[3]*i+r[6],this.y=r[1]*t+r[4]*i+r[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=xt(this.x,e.x,t.x),this.y=xt(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=xt(this.x,e,t),this.y=xt(this.y,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(xt(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let i=this.dot(e)/t;return Math.acos(xt(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,i=this.y-e.y;return t*t+i*i}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let i=Math.cos(t),r=Math.sin(t),s=this.x-e.x,o=this.y-e.y;return this.x=s*i-o*r+e.x,this.y=s*r+o*i+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},cr=class{constructor(e=0,t=0,i=0,r=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=i,this._w=r}static slerpFlat(e,t,i,r,s,o,a){let l=i[r+0],c=i[r+1],u=i[r+2],d=i[r+3],h=s[o+0],f=s[o+1],g=s[o+2],y=s[o+3];if(d!==y||l!==h||c!==f||u!==g){let p=l*h+c*f+u*g+d*y;p<0&&(h=-h,f=-f,g=-g,y=-y,p=-p);let m=1-a;if(p<.9995){let _=Math.acos(p),A=Math.sin(_);m=Math.sin(m*_)/A,a=Math.sin(a*_)/A,l=l*m+h*a,c=c*m+f*a,u=u*m+g*a,d=d*m+y*a}else{l=l*m+h*a,c=c*m+f*a,u=u*m+g*a,d=d*m+y*a;let _=1/Math.sqrt(l*l+c*c+u*u+d*d);l*=_,c*=_,u*=_,d*=_}}e[t]=l,e[t+1]=c,e[t+2]=u,e[t+3]=d}static multiplyQuaternionsFlat(e,t,i,r,s,o){let a=i[r],l=i[r+1],c=i[r+2],u=i[r+3],d=s[o],h=s[o+1],f=s[o+2],g=s[o+3];return e[t]=a*g+u*d+l*f-c*h,e[t+1]=l*g+u*h+c*d-a*f,e[t+2]=c*g+u*f+a*h-l*d,e[t+3]=u*g-a*d-l*h-c*f,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,i,r){return this._x=e,this._y=t,this._z=i,this._w=r,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){let i=e._x,r=e._y,s=e._z,o=e._order,a=Math.cos,l=Math.sin,c=a(i/2),u=a(r/2),d=a(s/2),h=l(i/2),f=l(r/2),g=l(s/2);switch(o){case"XYZ":this._x=h*u*d+c*f*g,this._y=c*f*d-h*u*g,this._z=c*u*g+h*f*d,this._w=c*u*d-h*f*g;break;case"YXZ":this._x=h*u*d+c*f*g,this._y=c*f*d-h*u*g,this._z=c*u*g-h*f*d,this._w=c*u*d+h*f*g;break;case"ZXY":this._x=h*u*d-c*f*g,this._y=c*f*d+h*u*g,this._z=c*u*g+h*f*d,this._w=c*u*d-h*f*g;break;case"ZYX":this._x=h*u*d-c*f*g,this._y=c*f*d+h*u*g,this._z=c*u*g-h*f*d,this._w=c*u*d+h*f*g;break;case"YZX":this._x=h*u*d+c*f*g,this._y=c*f*d+h*u*g,this._z=c*u*g-h*f*d,this._w=c*u*d-h*f*g;break;case"XZY":this._x=h*u*d-c*f*g,this._y=c*f*d-h*u*g,this._z=c*u*g+h*f*d,this._w=c*u*d+h*f*g;break;default:Ke("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let i=t/2,r=Math.sin(i);return this._x=e.x*r,this._y=e.y*r,this._z=e.z*r,this._w=Math.cos(i),this._onChangeCallback(),this}setFromRotationMatrix(e){let t=e.elements,i=t[0],r=t[4],s=t[8],o=t[1],a=t[5],l=t[9],c=t[2],u=t[6],d=t[10],h=i+a+d;if(h>0){let f=.5/Math.sqrt(h+1);this._w=.25/f,this._x=(u-l)*f,this._y=(s-c)*f,this._z=(o-r)*f}else if(i>a&&i>d){let f=2*Math.sqrt(1+i-a-d);this._w=(u-l)/f,this._x=.25*f,this._y=(r+o)/f,this._z=(s+c)/f}else if(a>d){let f=2*Math.sqrt(1+a-i-d);this._w=(s-c)/f,this._x=(r+o)/f,this._y=.25*f,this._z=(l+u)/f}else{let f=2*Math.sqrt(1+d-i-a);this._w=(o-r)/f,this._x=(s+c)/f,this._y=(l+u)/f,this._z=.25*f}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let i=e.dot(t)+1;return i<1e-8?(i=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=i):(this._x=0,this._y=-e.z,this._z=e.y,this._w=i)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=i),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(xt(this.dot(e),-1,1)))}rotateTowards(e,t){let i=this.angleTo(e);if(i===0)return this;let r=Math.min(1,t/i);return this.slerp(e,r),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){let i=e._x,r=e._y,s=e._z,o=e._w,a=t._x,l=t._y,c=t._z,u=t._w;return this._x=i*u+o*a+r*c-s*l,this._y=r*u+o*l+s*a-i*c,this._z=s*u+o*c+i*l-r*a,this._w=o*u-i*a-r*l-s*c,this._onChangeCallback(),this}slerp(e,t){let i=e._x,r=e._y,s=e._z,o=e._w,a=this.dot(e);a<0&&(i=-i,r=-r,s=-s,o=-o,a=-a);let l=1-t;if(a<.9995){let c=Math.acos(a),u=Math.sin(c);l=Math.sin(l*c)/u,t=Math.sin(t*c)/u,this._x=this._x*l+i*t,this._y=this._y*l+r*t,this._z=this._z*l+s*t,this._w=this._w*l+o*t,this._onChangeCallback()}else this._x=this._x*l+i*t,this._y=this._y*l+r*t,this._z=this._z*l+s*t,this._w=this._w*l+o*t,this.normalize();return this}slerpQuaternions(e,t,i){return this.copy(e).slerp(t,i)}random(){let e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),i=Math.random(),r=Math.sqrt(1-i),s=Math.sqrt(i);return this.set(r*Math.sin(e),r*Math.cos(e),s*Math.sin(t),s*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},Z=class{static{this.prototype.isVector3=!0}constructor(e=0,t=0,i=0){this.x=e,this.y=t,this.z=i}set(e,t,i){return i===void 0&&(i=this.z),this.x=e,this.y=t,this.z=i,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("THREE.Vector3: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(Uv.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(Uv.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,i=this.y,r=this.z,s=e.elements;return this.x=s[0]*t+s[3]*i+s[6]*r,this.y=s[1]*t+s[4]*i+s[7]*r,this.z=s[2]*t+s[5]*i+s[8]*r,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,i=this.y,r=this.z,s=e.elements,o=1/(s[3]*t+s[7]*i+s[11]*r+s[15]);return this.x=(s[0]*t+s[4]*i+s[8]*r+s[12])*o,this.y=(s[1]*t+s[5]*i+s[9]*r+s[13])*o,this.z=(s[2]*t+s[6]*i+s[10]*r+s[14])*o,this}applyQuaternion(e){let t=this.x,i=this.y,r=this.z,s=e.x,o=e.y,a=e.z,l=e.w,c=2*(o*r-a*i),u=2*(a*t-s*r),d=2*(s*i-o*t);return this.x=t+l*c+o*d-a*u,this.y=i+l*u+a*c-s*d,this.z=r+l*d+s*u-o*c,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,i=this.y,r=this.z,s=e.elements;return this.x=s[0]*t+s[4]*i+s[8]*r,this.y=s[1]*t+s[5]*i+s[9]*r,this.z=s[2]*t+s[6]*i+s[10]*r,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=xt(this.x,e.x,t.x),this.y=xt(this.y,e.y,t.y),this.z=xt(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=xt(this.x,e,t),this.y=xt(this.y,e,t),this.z=xt(this.z,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(xt(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let i=e.x,r=e.y,s=e.z,o=t.x,a=t.y,l=t.z;return this.x=r*l-s*a,this.y=s*o-i*l,this.z=i*a-r*o,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let i=e.dot(this)/t;return this.copy(e).multiplyScalar(i)}projectOnPlane(e){return fm.copy(this).projectOnVector(e),this.sub(fm)}reflect(e){return this.sub(fm.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let i=this.dot(e)/t;return Math.acos(xt(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,i=this.y-e.y,r=this.z-e.z;return t*t+i*i+r*r}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,i){let r=Math.sin(t)*e;return this.x=r*Math.sin(i),this.y=Math.cos(t)*e,this.z=r*Math.cos(i),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,i){return this.x=e*Math.sin(t),this.y=i,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(e,0).length(),i=this.setFromMatrixColumn(e,1).length(),r=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=i,this.z=r,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,i=Math.sqrt(1-t*t);return this.x=i*Math.cos(e),this.y=t,this.z=i*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},fm=new Z,Uv=new cr,it=class{static{this.prototype.isMatrix3=!0}constructor(e,t,i,r,s,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,i,r,s,o,a,l,c)}set(e,t,i,r,s,o,a,l,c){let u=this.elements;return u[0]=e,u[1]=r,u[2]=a,u[3]=t,u[4]=s,u[5]=l,u[6]=i,u[7]=o,u[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],this}extractBasis(e,t,i){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),i.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let i=e.elements,r=t.elements,s=this.elements,o=i[0],a=i[3],l=i[6],c=i[1],u=i[4],d=i[7],h=i[2],f=i[5],g=i[8],y=r[0],p=r[3],m=r[6],_=r[1],A=r[4],b=r[7],T=r[2],w=r[5],x=r[8];return s[0]=o*y+a*_+l*T,s[3]=o*p+a*A+l*w,s[6]=o*m+a*b+l*x,s[1]=c*y+u*_+d*T,s[4]=c*p+u*A+d*w,s[7]=c*m+u*b+d*x,s[2]=h*y+f*_+g*T,s[5]=h*p+f*A+g*w,s[8]=h*m+f*b+g*x,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.elements,t=e[0],i=e[1],r=e[2],s=e[3],o=e[4],a=e[5],l=e[6],c=e[7],u=e[8];return t*o*u-t*a*c-i*s*u+i*a*l+r*s*c-r*o*l}invert(){let e=this.elements,t=e[0],i=e[1],r=e[2],s=e[3],o=e[4],a=e[5],l=e[6],c=e[7],u=e[8],d=u*o-a*c,h=a*l-u*s,f=c*s-o*l,g=t*d+i*h+r*f;if(g===0)return this.set(0,0,0,0,0,0,0,0,0);let y=1/g;return e[0]=d*y,e[1]=(r*c-u*i)*y,e[2]=(a*i-r*o)*y,e[3]=h*y,e[4]=(u*t-r*l)*y,e[5]=(r*s-a*t)*y,e[6]=f*y,e[7]=(i*l-c*t)*y,e[8]=(o*t-i*s)*y,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,i,r,s,o,a){let l=Math.cos(s),c=Math.sin(s);return this.set(i*l,i*c,-i*(l*o+c*a)+o+e,-r*c,r*l,-r*(-c*o+l*a)+a+t,0,0,1),this}scale(e,t){return su("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(pm.makeScale(e,t)),this}rotate(e){return su("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(pm.makeRotation(-e)),this}translate(e,t){return su("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(pm.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,i,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,i=e.elements;for(let r=0;r<9;r++)if(t[r]!==i[r])return!1;return!0}fromArray(e,t=0){for(let i=0;i<9;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){let i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e}clone(){return new this.constructor().fromArray(this.elements)}},pm=new it,Ov=new it().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),Bv=new it().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function Iw(){let n={enabled:!0,workingColorSpace:au,spaces:{},convert:function(r,s,o){return this.enabled===!1||s===o||!s||!o||(this.spaces[s].transfer===kt&&(r.r=Gs(r.r),r.g=Gs(r.g),r.b=Gs(r.b)),this.spaces[s].primaries!==this.spaces[o].primaries&&(r.applyMatrix3(this.spaces[s].toXYZ),r.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===kt&&(r.r=Cl(r.r),r.g=Cl(r.g),r.b=Cl(r.b))),r},workingToColorSpace:function(r,s){return this.convert(r,this.workingColorSpace,s)},colorSpaceToWorking:function(r,s){return this.convert(r,s,this.workingColorSpace)},getPrimaries:function(r){return this.spaces[r].primaries},getTransfer:function(r){return r===Ks?lu:this.spaces[r].transfer},getToneMappingMode:function(r){return this.spaces[r].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(r,s=this.workingColorSpace){return r.fromArray(this.spaces[s].luminanceCoefficients)},define:function(r){Object.assign(this.spaces,r)},_getMatrix:function(r,s,o){return r.copy(this.spaces[o].fromXYZ).multiply(this.spaces[s].toXYZ)},_getDrawingBufferColorSpace:function(r){return this.spaces[r].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(r=this.workingColorSpace){return this.spaces[r].workingColorSpaceConfig.unpackColorSpace}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],i=[.3127,.329];return n.define({[au]:{primaries:e,whitePoint:i,transfer:lu,toXYZ:Ov,fromXYZ:Bv,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:lr},outputColorSpaceConfig:{drawingBufferColorSpace:lr}},[lr]:{primaries:e,whitePoint:i,transfer:kt,toXYZ:Ov,fromXYZ:Bv,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:lr}}}),n}var yt=Iw();function Gs(n){return n<.04045?n*.0773993808:Math.pow(n*.9478672986+.0521327014,2.4)}function Cl(n){return n<.0031308?n*12.92:1.055*Math.pow(n,.41666)-.055}var ml,Sd=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let i;if(e instanceof HTMLCanvasElement)i=e;else{ml===void 0&&(ml=cu("canvas")),ml.width=e.width,ml.height=e.height;let r=ml.getContext("2d");e instanceof ImageData?r.putImageData(e,0,0):r.drawImage(e,0,0,e.width,e.height),i=ml}return i.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=cu("canvas");t.width=e.width,t.height=e.height;let i=t.getContext("2d");i.drawImage(e,0,0,e.width,e.height);let r=i.getImageData(0,0,e.width,e.height),s=r.data;for(let o=0;o<s.length;o++)s[o]=Gs(s[o]/255)*255;return i.putImageData(r,0,0),t}else if(e.data){let t=e.data.slice(0);for(let i=0;i<t.length;i++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[i]=Math.floor(Gs(t[i]/255)*255):t[i]=Gs(t[i]);return{data:t,width:e.width,height:e.height}}else return Ke("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},Lw=0,Ll=class{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:Lw++}),this.uuid=Du(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let i={uuid:this.uuid,url:""},r=this.data;if(r!==null){let s;if(Array.isArray(r)){s=[];for(let o=0,a=r.length;o<a;o++)r[o].isDataTexture?s.push(mm(r[o].image)):s.push(mm(r[o]))}else s=mm(r);i.url=s}return t||(e.images[this.uuid]=i),i}};function mm(n){return typeof HTMLImageElement<"u"&&n instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&n instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&n instanceof ImageBitmap?Sd.getDataURL(n):n.data?{data:Array.from(n.data),width:n.width,height:n.height,type:n.data.constructor.name}:(Ke("Texture: Unable to serialize Texture."),{})}var Dw=0,gm=new Z,Wi=class n extends gs{constructor(e=n.DEFAULT_IMAGE,t=n.DEFAULT_MAPPING,i=ms,r=ms,s=Fi,o=Ys,a=$r,l=qi,c=n.DEFAULT_ANISOTROPY,u=Ks){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:Dw++}),this.uuid=Du(),this.name="",this.source=new Ll(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=i,this.wrapT=r,this.magFilter=s,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new lt(0,0),this.repeat=new lt(1,1),this.center=new lt(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new it,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=u,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(gm).x}get height(){return this.source.getSize(gm).y}get depth(){return this.source.getSize(gm).z}get image(){return this.source.data}set image(e){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.normalized=e.normalized,this.offset.copy(e.offset),this.repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.mipmapsAutoUpdate=e.mipmapsAutoUpdate,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=e.isRenderTargetTexture,this.isPMREMTexture=e.isPMREMTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(let t in e){let i=e[t];if(i===void 0){Ke(`Texture.setValues(): parameter '${t}' has value of undefined.`);continue}let r=this[t];if(r===void 0){Ke(`Texture.setValues(): property '${t}' does not exist.`);continue}r&&i&&r.isVector2&&i.isVector2||r&&i&&r.isVector3&&i.isVector3||r&&i&&r.isMatrix3&&i.isMatrix3?r.copy(i):this[t]=i}}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)return e.textures[this.uuid];let i={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(i.userData=this.userData),t||(e.textures[this.uuid]=i),i}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==tg)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case yd:e.x=e.x-Math.floor(e.x);break;case ms:e.x=e.x<0?0:1;break;case xd:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case yd:e.y=e.y-Math.floor(e.y);break;case ms:e.y=e.y<0?0:1;break;case xd:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}};Wi.DEFAULT_IMAGE=null;Wi.DEFAULT_MAPPING=tg;Wi.DEFAULT_ANISOTROPY=1;var pn=class{static{this.prototype.isVector4=!0}constructor(e=0,t=0,i=0,r=1){this.x=e,this.y=t,this.z=i,this.w=r}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,i,r){return this.x=e,this.y=t,this.z=i,this.w=r,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){let t=this.x,i=this.y,r=this.z,s=this.w,o=e.elements;return this.x=o[0]*t+o[4]*i+o[8]*r+o[12]*s,this.y=o[1]*t+o[5]*i+o[9]*r+o[13]*s,this.z=o[2]*t+o[6]*i+o[10]*r+o[14]*s,this.w=o[3]*t+o[7]*i+o[11]*r+o[15]*s,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);let t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,i,r,s,l=e.elements,c=l[0],u=l[4],d=l[8],h=l[1],f=l[5],g=l[9],y=l[2],p=l[6],m=l[10];if(Math.abs(u-h)<.01&&Math.abs(d-y)<.01&&Math.abs(g-p)<.01){if(Math.abs(u+h)<.1&&Math.abs(d+y)<.1&&Math.abs(g+p)<.1&&Math.abs(c+f+m-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let A=(c+1)/2,b=(f+1)/2,T=(m+1)/2,w=(u+h)/4,x=(d+y)/4,S=(g+p)/4;return A>b&&A>T?A<.01?(i=0,r=.707106781,s=.707106781):(i=Math.sqrt(A),r=w/i,s=x/i):b>T?b<.01?(i=.707106781,r=0,s=.707106781):(r=Math.sqrt(b),i=w/r,s=S/r):T<.01?(i=.707106781,r=.707106781,s=0):(s=Math.sqrt(T),i=x/s,r=S/s),this.set(i,r,s,t),this}let _=Math.sqrt((p-g)*(p-g)+(d-y)*(d-y)+(h-u)*(h-u));return Math.abs(_)<.001&&(_=1),this.x=(p-g)/_,this.y=(d-y)/_,this.z=(h-u)/_,this.w=Math.acos((c+f+m-1)/2),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=xt(this.x,e.x,t.x),this.y=xt(this.y,e.y,t.y),this.z=xt(this.z,e.z,t.z),this.w=xt(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=xt(this.x,e,t),this.y=xt(this.y,e,t),this.z=xt(this.z,e,t),this.w=xt(this.w,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(xt(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this.w=e.w+(t.w-e.w)*i,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},wd=class extends gs{constructor(e=1,t=1,i={}){super(),i=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:Fi,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},i),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=i.depth,this.scissor=new pn(0,0,e,t),this.scissorTest=!1,this.viewport=new pn(0,0,e,t),this.textures=[];let r=i.count;for(let s=0;s<r;s++)this.textures[s]=new Wi({width:e,height:t,depth:i.depth}),this.textures[s].isRenderTargetTexture=!0,this.textures[s].renderTarget=this;this._setTextureOptions(i),this.depthBuffer=i.depthBuffer,this.stencilBuffer=i.stencilBuffer,this.resolveColorBuffer=i.resolveColorBuffer,this.resolveDepthBuffer=i.resolveDepthBuffer,this.resolveStencilBuffer=i.resolveStencilBuffer,this.storeMultisampledColorBuffer=i.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=i.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=i.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=i.depthTexture,this.samples=i.samples,this.multiview=i.multiview,this.useArrayDepthTexture=i.useArrayDepthTexture}_setTextureOptions(e={}){let t={minFilter:Fi,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let i=0;i<this.textures.length;i++)this.textures[i].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,i=1){if(this.width!==e||this.height!==t||this.depth!==i){this.width=e,this.height=t,this.depth=i;for(let r=0,s=this.textures.length;r<s;r++)this.textures[r].image.width=e,this.textures[r].image.height=t,this.textures[r].image.depth=i,this.textures[r].isData3DTexture!==!0&&(this.textures[r].isArrayTexture=this.textures[r].image.depth>1);this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,i=e.textures.length;t<i;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;let r=Object.assign({},e.textures[t].image);this.textures[t].source=new Ll(r)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){let t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},ur=class extends wd{constructor(e=1,t=1,i={}){super(e,t,i),this.isWebGLRenderTarget=!0}},uu=class extends Wi{constructor(e=null,t=1,i=1,r=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:i,depth:r},this.magFilter=hi,this.minFilter=hi,this.wrapR=ms,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}};var Ad=class extends Wi{constructor(e=null,t=1,i=1,r=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:i,depth:r},this.magFilter=hi,this.minFilter=hi,this.wrapR=ms,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}};var It=class n{static{this.prototype.isMatrix4=!0}constructor(e,t,i,r,s,o,a,l,c,u,d,h,f,g,y,p){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,i,r,s,o,a,l,c,u,d,h,f,g,y,p)}set(e,t,i,r,s,o,a,l,c,u,d,h,f,g,y,p){let m=this.elements;return m[0]=e,m[4]=t,m[8]=i,m[12]=r,m[1]=s,m[5]=o,m[9]=a,m[13]=l,m[2]=c,m[6]=u,m[10]=d,m[14]=h,m[3]=f,m[7]=g,m[11]=y,m[15]=p,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new n().fromArray(this.elements)}copy(e){let t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],t[9]=i[9],t[10]=i[10],t[11]=i[11],t[12]=i[12],t[13]=i[13],t[14]=i[14],t[15]=i[15],this}copyPosition(e){let t=this.elements,i=e.elements;return t[12]=i[12],t[13]=i[13],t[14]=i[14],this}setFromMatrix3(e){let t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,i){return this.determinantAffine()===0?(e.set(1,0,0),t.set(0,1,0),i.set(0,0,1),this):(e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),i.setFromMatrixColumn(this,2),this)}makeBasis(e,t,i){return this.set(e.x,t.x,i.x,0,e.y,t.y,i.y,0,e.z,t.z,i.z,0,0,0,0,1),this}extractRotation(e){if(e.determinantAffine()===0)return this.identity();let t=this.elements,i=e.elements,r=1/gl.setFromMatrixColumn(e,0).length(),s=1/gl.setFromMatrixColumn(e,1).length(),o=1/gl.setFromMatrixColumn(e,2).length();return t[0]=i[0]*r,t[1]=i[1]*r,t[2]=i[2]*r,t[3]=0,t[4]=i[4]*s,t[5]=i[5]*s,t[6]=i[6]*s,t[7]=0,t[8]=i[8]*o,t[9]=i[9]*o,t[10]=i[10]*o,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){let t=this.elements,i=e.x,r=e.y,s=e.z,o=Math.cos(i),a=Math.sin(i),l=Math.cos(r),c=Math.sin(r),u=Math.cos(s),d=Math.sin(s);if(e.order==="XYZ"){let h=o*u,f=o*d,g=a*u,y=a*d;t[0]=l*u,t[4]=-l*d,t[8]=c,t[1]=f+g*c,t[5]=h-y*c,t[9]=-a*l,t[2]=y-h*c,t[6]=g+f*c,t[10]=o*l}else if(e.order==="YXZ"){let h=l*u,f=l*d,g=c*u,y=c*d;t[0]=h+y*a,t[4]=g*a-f,t[8]=o*c,t[1]=o*d,t[5]=o*u,t[9]=-a,t[2]=f*a-g,t[6]=y+h*a,t[10]=o*l}else if(e.order==="ZXY"){let h=l*u,f=l*d,g=c*u,y=c*d;t[0]=h-y*a,t[4]=-o*d,t[8]=g+f*a,t[1]=f+g*a,t[5]=o*u,t[9]=y-h*a,t[2]=-o*c,t[6]=a,t[10]=o*l}else if(e.order==="ZYX"){let h=o*u,f=o*d,g=a*u,y=a*d;t[0]=l*u,t[4]=g*c-f,t[8]=h*c+y,t[1]=l*d,t[5]=y*c+h,t[9]=f*c-g,t[2]=-c,t[6]=a*l,t[10]=o*l}else if(e.order==="YZX"){let h=o*l,f=o*c,g=a*l,y=a*c;t[0]=l*u,t[4]=y-h*d,t[8]=g*d+f,t[1]=d,t[5]=o*u,t[9]=-a*u,t[2]=-c*u,t[6]=f*d+g,t[10]=h-y*d}else if(e.order==="XZY"){let h=o*l,f=o*c,g=a*l,y=a*c;t[0]=l*u,t[4]=-d,t[8]=c*u,t[1]=h*d+y,t[5]=o*u,t[9]=f*d-g,t[2]=g*d-f,t[6]=a*u,t[10]=y*d+h}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(Nw,e,kw)}lookAt(e,t,i){let r=this.elements;return or.subVectors(e,t),or.lengthSq()===0&&(or.z=1),or.normalize(),xo.crossVectors(i,or),xo.lengthSq()===0&&(Math.abs(i.z)===1?or.x+=1e-4:or.z+=1e-4,or.normalize(),xo.crossVectors(i,or)),xo.normalize(),Hh.crossVectors(or,xo),r[0]=xo.x,r[4]=Hh.x,r[8]=or.x,r[1]=xo.y,r[5]=Hh.y,r[9]=or.y,r[2]=xo.z,r[6]=Hh.z,r[10]=or.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let i=e.elements,r=t.elements,s=this.elements,o=i[0],a=i[4],l=i[8],c=i[12],u=i[1],d=i[5],h=i[9],f=i[13],g=i[2],y=i[6],p=i[10],m=i[14],_=i[3],A=i[7],b=i[11],T=i[15],w=r[0],x=r[4],S=r[8],O=r[12],F=r[1],D=r[5],V=r[9],L=r[13],P=r[2],k=r[6],B=r[10],G=r[14],re=r[3],$=r[7],J=r[11],te=r[15];return s[0]=o*w+a*F+l*P+c*re,s[4]=o*x+a*D+l*k+c*$,s[8]=o*S+a*V+l*B+c*J,s[12]=o*O+a*L+l*G+c*te,s[1]=u*w+d*F+h*P+f*re,s[5]=u*x+d*D+h*k+f*$,s[9]=u*S+d*V+h*B+f*J,s[13]=u*O+d*L+h*G+f*te,s[2]=g*w+y*F+p*P+m*re,s[6]=g*x+y*D+p*k+m*$,s[10]=g*S+y*V+p*B+m*J,s[14]=g*O+y*L+p*G+m*te,s[3]=_*w+A*F+b*P+T*re,s[7]=_*x+A*D+b*k+T*$,s[11]=_*S+A*V+b*B+T*J,s[15]=_*O+A*L+b*G+T*te,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){let e=this.elements,t=e[0],i=e[4],r=e[8],s=e[12],o=e[1],a=e[5],l=e[9],c=e[13],u=e[2],d=e[6],h=e[10],f=e[14],g=e[3],y=e[7],p=e[11],m=e[15],_=l*f-c*h,A=a*f-c*d,b=a*h-l*d,T=o*f-c*u,w=o*h-l*u,x=o*d-a*u;return t*(y*_-p*A+m*b)-i*(g*_-p*T+m*w)+r*(g*A-y*T+m*x)-s*(g*b-y*w+p*x)}determinantAffine(){let e=this.elements,t=e[0],i=e[4],r=e[8],s=e[1],o=e[5],a=e[9],l=e[2],c=e[6],u=e[10];return t*(o*u-a*c)-i*(s*u-a*l)+r*(s*c-o*l)}transpose(){let e=this.elements,t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,i){let r=this.elements;return e.isVector3?(r[12]=e.x,r[13]=e.y,r[14]=e.z):(r[12]=e,r[13]=t,r[14]=i),this}invert(){let e=this.elements,t=e[0],i=e[1],r=e[2],s=e[3],o=e[4],a=e[5],l=e[6],c=e[7],u=e[8],d=e[9],h=e[10],f=e[11],g=e[12],y=e[13],p=e[14],m=e[15],_=t*a-i*o,A=t*l-r*o,b=t*c-s*o,T=i*l-r*a,w=i*c-s*a,x=r*c-s*l,S=u*y-d*g,O=u*p-h*g,F=u*m-f*g,D=d*p-h*y,V=d*m-f*y,L=h*m-f*p,P=_*L-A*V+b*D+T*F-w*O+x*S;if(P===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let k=1/P;return e[0]=(a*L-l*V+c*D)*k,e[1]=(r*V-i*L-s*D)*k,e[2]=(y*x-p*w+m*T)*k,e[3]=(h*w-d*x-f*T)*k,e[4]=(l*F-o*L-c*O)*k,e[5]=(t*L-r*F+s*O)*k,e[6]=(p*b-g*x-m*A)*k,e[7]=(u*x-h*b+f*A)*k,e[8]=(o*V-a*F+c*S)*k,e[9]=(i*F-t*V-s*S)*k,e[10]=(g*w-y*b+m*_)*k,e[11]=(d*b-u*w-f*_)*k,e[12]=(a*O-o*D-l*S)*k,e[13]=(t*D-i*O+r*S)*k,e[14]=(y*A-g*T-p*_)*k,e[15]=(u*T-d*A+h*_)*k,this}scale(e){let t=this.elements,i=e.x,r=e.y,s=e.z;return t[0]*=i,t[4]*=r,t[8]*=s,t[1]*=i,t[5]*=r,t[9]*=s,t[2]*=i,t[6]*=r,t[10]*=s,t[3]*=i,t[7]*=r,t[11]*=s,this}getMaxScaleOnAxis(){let e=this.elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],i=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],r=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,i,r))}makeTranslation(e,t,i){return e.isVector3?this.set(1,0,0,e.x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,i,0,0,0,1),this}makeRotationX(e){let t=Math.cos(e),i=Math.sin(e);return this.set(1,0,0,0,0,t,-i,0,0,i,t,0,0,0,0,1),this}makeRotationY(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,0,i,0,0,1,0,0,-i,0,t,0,0,0,0,1),this}makeRotationZ(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,0,i,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){let i=Math.cos(t),r=Math.sin(t),s=1-i,o=e.x,a=e.y,l=e.z,c=s*o,u=s*a;return this.set(c*o+i,c*a-r*l,c*l+r*a,0,c*a+r*l,u*a+i,u*l-r*o,0,c*l-r*a,u*l+r*o,s*l*l+i,0,0,0,0,1),this}makeScale(e,t,i){return this.set(e,0,0,0,0,t,0,0,0,0,i,0,0,0,0,1),this}makeShear(e,t,i,r,s,o){return this.set(1,i,s,0,e,1,o,0,t,r,1,0,0,0,0,1),this}compose(e,t,i){let r=this.elements,s=t._x,o=t._y,a=t._z,l=t._w,c=s+s,u=o+o,d=a+a,h=s*c,f=s*u,g=s*d,y=o*u,p=o*d,m=a*d,_=l*c,A=l*u,b=l*d,T=i.x,w=i.y,x=i.z;return r[0]=(1-(y+m))*T,r[1]=(f+b)*T,r[2]=(g-A)*T,r[3]=0,r[4]=(f-b)*w,r[5]=(1-(h+m))*w,r[6]=(p+_)*w,r[7]=0,r[8]=(g+A)*x,r[9]=(p-_)*x,r[10]=(1-(h+y))*x,r[11]=0,r[12]=e.x,r[13]=e.y,r[14]=e.z,r[15]=1,this}decompose(e,t,i){let r=this.elements;e.x=r[12],e.y=r[13],e.z=r[14];let s=this.determinantAffine();if(s===0)return i.set(1,1,1),t.identity(),this;let o=gl.set(r[0],r[1],r[2]).length(),a=gl.set(r[4],r[5],r[6]).length(),l=gl.set(r[8],r[9],r[10]).length();s<0&&(o=-o),Or.copy(this);let c=1/o,u=1/a,d=1/l;return Or.elements[0]*=c,Or.elements[1]*=c,Or.elements[2]*=c,Or.elements[4]*=u,Or.elements[5]*=u,Or.elements[6]*=u,Or.elements[8]*=d,Or.elements[9]*=d,Or.elements[10]*=d,t.setFromRotationMatrix(Or),i.x=o,i.y=a,i.z=l,this}makePerspective(e,t,i,r,s,o,a=Ar,l=!1){let c=this.elements,u=2*s/(t-e),d=2*s/(i-r),h=(t+e)/(t-e),f=(i+r)/(i-r),g,y;if(l)g=s/(o-s),y=o*s/(o-s);else if(a===Ar)g=-(o+s)/(o-s),y=-2*o*s/(o-s);else if(a===Pl)g=-o/(o-s),y=-o*s/(o-s);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=u,c[4]=0,c[8]=h,c[12]=0,c[1]=0,c[5]=d,c[9]=f,c[13]=0,c[2]=0,c[6]=0,c[10]=g,c[14]=y,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(e,t,i,r,s,o,a=Ar,l=!1){let c=this.elements,u=2/(t-e),d=2/(i-r),h=-(t+e)/(t-e),f=-(i+r)/(i-r),g,y;if(l)g=1/(o-s),y=o/(o-s);else if(a===Ar)g=-2/(o-s),y=-(o+s)/(o-s);else if(a===Pl)g=-1/(o-s),y=-s/(o-s);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=u,c[4]=0,c[8]=0,c[12]=h,c[1]=0,c[5]=d,c[9]=0,c[13]=f,c[2]=0,c[6]=0,c[10]=g,c[14]=y,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(e){let t=this.elements,i=e.elements;for(let r=0;r<16;r++)if(t[r]!==i[r])return!1;return!0}fromArray(e,t=0){for(let i=0;i<16;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){let i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e[t+9]=i[9],e[t+10]=i[10],e[t+11]=i[11],e[t+12]=i[12],e[t+13]=i[13],e[t+14]=i[14],e[t+15]=i[15],e}},gl=new Z,Or=new It,Nw=new Z(0,0,0),kw=new Z(1,1,1),xo=new Z,Hh=new Z,or=new Z,zv=new It,Vv=new cr,qs=class n{constructor(e=0,t=0,i=0,r=n.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=i,this._order=r}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,i,r=this._order){return this._x=e,this._y=t,this._z=i,this._order=r,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,i=!0){let r=e.elements,s=r[0],o=r[4],a=r[8],l=r[1],c=r[5],u=r[9],d=r[2],h=r[6],f=r[10];switch(t){case"XYZ":this._y=Math.asin(xt(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-u,f),this._z=Math.atan2(-o,s)):(this._x=Math.atan2(h,c),this._z=0);break;case"YXZ":this._x=Math.asin(-xt(u,-1,1)),Math.abs(u)<.9999999?(this._y=Math.atan2(a,f),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-d,s),this._z=0);break;case"ZXY":this._x=Math.asin(xt(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(-d,f),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,s));break;case"ZYX":this._y=Math.asin(-xt(d,-1,1)),Math.abs(d)<.9999999?(this._x=Math.atan2(h,f),this._z=Math.atan2(l,s)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(xt(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-u,c),this._y=Math.atan2(-d,s)):(this._x=0,this._y=Math.atan2(a,f));break;case"XZY":this._z=Math.asin(-xt(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(h,c),this._y=Math.atan2(a,s)):(this._x=Math.atan2(-u,f),this._y=0);break;default:Ke("Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,i===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,i){return zv.makeRotationFromQuaternion(e),this.setFromRotationMatrix(zv,t,i)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return Vv.setFromEuler(this),this.setFromQuaternion(Vv,e)}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};qs.DEFAULT_ORDER="XYZ";var Dl=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},Fw=0,Hv=new Z,_l=new cr,Os=new It,Gh=new Z,eu=new Z,Uw=new Z,Ow=new cr,Gv=new Z(1,0,0),Wv=new Z(0,1,0),qv=new Z(0,0,1),$v={type:"added"},Bw={type:"removed"},vl={type:"childadded",child:null},_m={type:"childremoved",child:null},pi=class n extends gs{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:Fw++}),this.uuid=Du(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=n.DEFAULT_UP.clone();let e=new Z,t=new qs,i=new cr,r=new Z(1,1,1);function s(){i.setFromEuler(t,!1)}function o(){t.setFromQuaternion(i,void 0,!1)}t._onChange(s),i._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:i},scale:{configurable:!0,enumerable:!0,value:r},modelViewMatrix:{value:new It},normalMatrix:{value:new it}}),this.matrix=new It,this.matrixWorld=new It,this.matrixAutoUpdate=n.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=n.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new Dl,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.copy(e)}rotateOnAxis(e,t){return _l.setFromAxisAngle(e,t),this.quaternion.multiply(_l),this}rotateOnWorldAxis(e,t){return _l.setFromAxisAngle(e,t),this.quaternion.premultiply(_l),this}rotateX(e){return this.rotateOnAxis(Gv,e)}rotateY(e){return this.rotateOnAxis(Wv,e)}rotateZ(e){return this.rotateOnAxis(qv,e)}translateOnAxis(e,t){return Hv.copy(e).applyQuaternion(this.quaternion),this.position.add(Hv.multiplyScalar(t)),this}translateX(e){return this.translateOnAxis(Gv,e)}translateY(e){return this.translateOnAxis(Wv,e)}translateZ(e){return this.translateOnAxis(qv,e)}localToWorld(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(Os.copy(this.matrixWorld).invert())}lookAt(e,t,i){e.isVector3?Gh.copy(e):Gh.set(e,t,i);let r=this.parent;this.updateWorldMatrix(!0,!1),eu.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?Os.lookAt(eu,Gh,this.up):Os.lookAt(Gh,eu,this.up),this.quaternion.setFromRotationMatrix(Os),r&&(Os.extractRotation(r.matrixWorld),_l.setFromRotationMatrix(Os),this.quaternion.premultiply(_l.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}return e===this?(tt("Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent($v),vl.child=e,this.dispatchEvent(vl),vl.child=null):tt("Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let i=0;i<arguments.length;i++)this.remove(arguments[i]);return this}let t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(Bw),_m.child=e,this.dispatchEvent(_m),_m.child=null),this}removeFromParent(){let e=this.parent;return e!==null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),Os.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,!1),Os.multiply(e.parent.matrixWorld)),e.applyMatrix4(Os),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent($v),vl.child=e,this.dispatchEvent(vl),vl.child=null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let i=0,r=this.children.length;i<r;i++){let o=this.children[i].getObjectByProperty(e,t);if(o!==void 0)return o}}getObjectsByProperty(e,t,i=[]){this[e]===t&&i.push(this);let r=this.children;for(let s=0,o=r.length;s<o;s++)r[s].getObjectsByProperty(e,t,i);return i}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(eu,e,Uw),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(eu,Ow,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);let t=this.matrixWorld.elements;return e.set(t[8],t[9],t[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(e){e(this);let t=this.children;for(let i=0,r=t.length;i<r;i++)t[i].traverse(e)}traverseVisible(e){if(this.visible===!1)return;e(this);let t=this.children;for(let i=0,r=t.length;i<r;i++)t[i].traverseVisible(e)}traverseAncestors(e){let t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let e=this.pivot;if(e!==null){let t=e.x,i=e.y,r=e.z,s=this.matrix.elements;s[12]+=t-s[0]*t-s[4]*i-s[8]*r,s[13]+=i-s[1]*t-s[5]*i-s[9]*r,s[14]+=r-s[2]*t-s[6]*i-s[10]*r}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);let t=this.children;for(let i=0,r=t.length;i<r;i++)t[i].updateMatrixWorld(e)}updateWorldMatrix(e,t,i=!1){let r=this.parent;if(e===!0&&r!==null&&r.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||i)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,i=!0),t===!0){let s=this.children;for(let o=0,a=s.length;o<a;o++)s[o].updateWorldMatrix(!1,!0,i)}}toJSON(e){let t=e===void 0||typeof e=="string",i={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},i.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let r={};r.uuid=this.uuid,r.type=this.type,r.name=this.name,r.castShadow=this.castShadow,r.receiveShadow=this.receiveShadow,r.visible=this.visible,r.frustumCulled=this.frustumCulled,r.renderOrder=this.renderOrder,r.static=this.static,r.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(r.userData=this.userData),r.layers=this.layers.mask,r.matrix=this.matrix.toArray(),r.up=this.up.toArray(),this.pivot!==null&&(r.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(r.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(r.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(r.type="InstancedMesh",r.count=this.count,r.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(r.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(r.type="BatchedMesh",r.perObjectFrustumCulled=this.perObjectFrustumCulled,r.sortObjects=this.sortObjects,r.drawRanges=this._drawRanges,r.reservedRanges=this._reservedRanges,r.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),r.instanceInfo=this._instanceInfo.map(a=>({...a})),r.availableInstanceIds=this._availableInstanceIds.slice(),r.availableGeometryIds=this._availableGeometryIds.slice(),r.nextIndexStart=this._nextIndexStart,r.nextVertexStart=this._nextVertexStart,r.geometryCount=this._geometryCount,r.maxInstanceCount=this._maxInstanceCount,r.maxVertexCount=this._maxVertexCount,r.maxIndexCount=this._maxIndexCount,r.geometryInitialized=this._geometryInitialized,r.matricesTexture=this._matricesTexture.toJSON(e),r.indirectTexture=this._indirectTexture.toJSON(e),this._colorsTexture!==null&&(r.colorsTexture=this._colorsTexture.toJSON(e)),this.boundingSphere!==null&&(r.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(r.boundingBox=this.boundingBox.toJSON()));function s(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(e)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?r.background=this.background.toJSON():this.background.isTexture&&(r.background=this.background.toJSON(e).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(r.environment=this.environment.toJSON(e).uuid);else if(this.isMesh||this.isLine||this.isPoints){r.geometry=s(e.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,u=l.length;c<u;c++){let d=l[c];s(e.shapes,d)}else s(e.shapes,l)}}if(this.isSkinnedMesh&&(r.bindMode=this.bindMode,r.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(s(e.skeletons,this.skeleton),r.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(s(e.materials,this.material[l]));r.material=a}else r.material=s(e.materials,this.material);if(this.children.length>0){r.children=[];for(let a=0;a<this.children.length;a++)r.children.push(this.children[a].toJSON(e).object)}if(this.animations.length>0){r.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];r.animations.push(s(e.animations,l))}}if(t){let a=o(e.geometries),l=o(e.materials),c=o(e.textures),u=o(e.images),d=o(e.shapes),h=o(e.skeletons),f=o(e.animations),g=o(e.nodes);a.length>0&&(i.geometries=a),l.length>0&&(i.materials=l),c.length>0&&(i.textures=c),u.length>0&&(i.images=u),d.length>0&&(i.shapes=d),h.length>0&&(i.skeletons=h),f.length>0&&(i.animations=f),g.length>0&&(i.nodes=g)}return i.object=r,i;function o(a){let l=[];for(let c in a){let u=a[c];delete u.metadata,l.push(u)}return l}}clone(e){return new this.constructor().copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.pivot=e.pivot!==null?e.pivot.clone():null,this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,this.static=e.static,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let i=0;i<e.children.length;i++){let r=e.children[i];this.add(r.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};pi.DEFAULT_UP=new Z(0,1,0);pi.DEFAULT_MATRIX_AUTO_UPDATE=!0;pi.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var ki=class extends pi{constructor(){super(),this.isGroup=!0,this.type="Group"}},zw={type:"move"},Nl=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new ki,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new ki,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new Z,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new Z),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new ki,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new Z,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new Z,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let i of e.hand.values())this._getHandJoint(t,i)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,i){let r=null,s=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(c&&e.hand){o=!0;for(let y of e.hand.values()){let p=t.getJointPose(y,i),m=this._getHandJoint(c,y);p!==null&&(m.matrix.fromArray(p.transform.matrix),m.matrix.decompose(m.position,m.quaternion,m.scale),m.matrixWorldNeedsUpdate=!0,m.jointRadius=p.radius),m.visible=p!==null}let u=c.joints["index-finger-tip"],d=c.joints["thumb-tip"],h=u.position.distanceTo(d.position),f=.02,g=.005;c.inputState.pinching&&h>f+g?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!c.inputState.pinching&&h<=f-g&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else l!==null&&e.gripSpace&&(s=t.getPose(e.gripSpace,i),s!==null&&(l.matrix.fromArray(s.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,s.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(s.linearVelocity)):l.hasLinearVelocity=!1,s.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(s.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:e,target:this})));a!==null&&(r=t.getPose(e.targetRaySpace,i),r===null&&s!==null&&(r=s),r!==null&&(a.matrix.fromArray(r.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,r.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(r.linearVelocity)):a.hasLinearVelocity=!1,r.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(r.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(zw)))}return a!==null&&(a.visible=r!==null),l!==null&&(l.visible=s!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){let i=new ki;i.matrixAutoUpdate=!1,i.visible=!1,e.joints[t.jointName]=i,e.add(i)}return e.joints[t.jointName]}},Xy={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},bo={h:0,s:0,l:0},Wh={h:0,s:0,l:0};function vm(n,e,t){return t<0&&(t+=1),t>1&&(t-=1),t<1/6?n+(e-n)*6*t:t<1/2?e:t<2/3?n+(e-n)*6*(2/3-t):n}var ut=class{constructor(e,t,i){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,i)}set(e,t,i){if(t===void 0&&i===void 0){let r=e;r&&r.isColor?this.copy(r):typeof r=="number"?this.setHex(r):typeof r=="string"&&this.setStyle(r)}else this.setRGB(e,t,i);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=lr){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,yt.colorSpaceToWorking(this,t),this}setRGB(e,t,i,r=yt.workingColorSpace){return this.r=e,this.g=t,this.b=i,yt.colorSpaceToWorking(this,r),this}setHSL(e,t,i,r=yt.workingColorSpace){if(e=Cw(e,1),t=xt(t,0,1),i=xt(i,0,1),t===0)this.r=this.g=this.b=i;else{let s=i<=.5?i*(1+t):i+t-i*t,o=2*i-s;this.r=vm(o,s,e+1/3),this.g=vm(o,s,e),this.b=vm(o,s,e-1/3)}return yt.colorSpaceToWorking(this,r),this}setStyle(e,t=lr){function i(s){s!==void 0&&parseFloat(s)<1&&Ke("Color: Alpha component of "+e+" will be ignored.")}let r;if(r=/^(\w+)\(([^\)]*)\)/.exec(e)){let s,o=r[1],a=r[2];switch(o){case"rgb":case"rgba":if(s=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(s[4]),this.setRGB(Math.min(255,parseInt(s[1],10))/255,Math.min(255,parseInt(s[2],10))/255,Math.min(255,parseInt(s[3],10))/255,t);if(s=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(s[4]),this.setRGB(Math.min(100,parseFloat(s[1]))/100,Math.min(100,parseFloat(s[2]))/100,Math.min(100,parseFloat(s[3]))/100,t);break;case"hsl":case"hsla":if(s=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(s[4]),this.setHSL(parseFloat(s[1])/360,parseFloat(s[2])/100,parseFloat(s[3])/100,t);break;default:Ke("Color: Unknown color model "+e)}}else if(r=/^\#([A-Fa-f\d]+)$/.exec(e)){let s=r[1],o=s.length;if(o===3)return this.setRGB(parseInt(s.charAt(0),16)/15,parseInt(s.charAt(1),16)/15,parseInt(s.charAt(2),16)/15,t);if(o===6)return this.setHex(parseInt(s,16),t);Ke("Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=lr){let i=Xy[e.toLowerCase()];return i!==void 0?this.setHex(i,t):Ke("Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=Gs(e.r),this.g=Gs(e.g),this.b=Gs(e.b),this}copyLinearToSRGB(e){return this.r=Cl(e.r),this.g=Cl(e.g),this.b=Cl(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=lr){return yt.workingToColorSpace(Ai.copy(this),e),Math.round(xt(Ai.r*255,0,255))*65536+Math.round(xt(Ai.g*255,0,255))*256+Math.round(xt(Ai.b*255,0,255))}getHexString(e=lr){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=yt.workingColorSpace){yt.workingToColorSpace(Ai.copy(this),t);let i=Ai.r,r=Ai.g,s=Ai.b,o=Math.max(i,r,s),a=Math.min(i,r,s),l,c,u=(a+o)/2;if(a===o)l=0,c=0;else{let d=o-a;switch(c=u<=.5?d/(o+a):d/(2-o-a),o){case i:l=(r-s)/d+(r<s?6:0);break;case r:l=(s-i)/d+2;break;case s:l=(i-r)/d+4;break}l/=6}return e.h=l,e.s=c,e.l=u,e}getRGB(e,t=yt.workingColorSpace){return yt.workingToColorSpace(Ai.copy(this),t),e.r=Ai.r,e.g=Ai.g,e.b=Ai.b,e}getStyle(e=lr){yt.workingToColorSpace(Ai.copy(this),e);let t=Ai.r,i=Ai.g,r=Ai.b;return e!==lr?`color(${e} ${t.toFixed(3)} ${i.toFixed(3)} ${r.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(i*255)},${Math.round(r*255)})`}offsetHSL(e,t,i){return this.getHSL(bo),this.setHSL(bo.h+e,bo.s+t,bo.l+i)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,i){return this.r=e.r+(t.r-e.r)*i,this.g=e.g+(t.g-e.g)*i,this.b=e.b+(t.b-e.b)*i,this}lerpHSL(e,t){this.getHSL(bo),e.getHSL(Wh);let i=dm(bo.h,Wh.h,t),r=dm(bo.s,Wh.s,t),s=dm(bo.l,Wh.l,t);return this.setHSL(i,r,s),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,i=this.g,r=this.b,s=e.elements;return this.r=s[0]*t+s[3]*i+s[6]*r,this.g=s[1]*t+s[4]*i+s[7]*r,this.b=s[2]*t+s[5]*i+s[8]*r,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},Ai=new ut;ut.NAMES=Xy;var kl=class extends pi{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new qs,this.environmentIntensity=1,this.environmentRotation=new qs,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}},Br=new Z,Bs=new Z,ym=new Z,zs=new Z,yl=new Z,xl=new Z,Xv=new Z,xm=new Z,bm=new Z,Mm=new Z,Sm=new pn,wm=new pn,Am=new pn,Ao=class n{constructor(e=new Z,t=new Z,i=new Z){this.a=e,this.b=t,this.c=i}static getNormal(e,t,i,r){r.subVectors(i,t),Br.subVectors(e,t),r.cross(Br);let s=r.lengthSq();return s>0?r.multiplyScalar(1/Math.sqrt(s)):r.set(0,0,0)}static getBarycoord(e,t,i,r,s){Br.subVectors(r,t),Bs.subVectors(i,t),ym.subVectors(e,t);let o=Br.dot(Br),a=Br.dot(Bs),l=Br.dot(ym),c=Bs.dot(Bs),u=Bs.dot(ym),d=o*c-a*a;if(d===0)return s.set(0,0,0),null;let h=1/d,f=(c*l-a*u)*h,g=(o*u-a*l)*h;return s.set(1-f-g,g,f)}static containsPoint(e,t,i,r){return this.getBarycoord(e,t,i,r,zs)===null?!1:zs.x>=0&&zs.y>=0&&zs.x+zs.y<=1}static getInterpolation(e,t,i,r,s,o,a,l){return this.getBarycoord(e,t,i,r,zs)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(s,zs.x),l.addScaledVector(o,zs.y),l.addScaledVector(a,zs.z),l)}static getInterpolatedAttribute(e,t,i,r,s,o){return Sm.setScalar(0),wm.setScalar(0),Am.setScalar(0),Sm.fromBufferAttribute(e,t),wm.fromBufferAttribute(e,i),Am.fromBufferAttribute(e,r),o.setScalar(0),o.addScaledVector(Sm,s.x),o.addScaledVector(wm,s.y),o.addScaledVector(Am,s.z),o}static isFrontFacing(e,t,i,r){return Br.subVectors(i,t),Bs.subVectors(e,t),Br.cross(Bs).dot(r)<0}set(e,t,i){return this.a.copy(e),this.b.copy(t),this.c.copy(i),this}setFromPointsAndIndices(e,t,i,r){return this.a.copy(e[t]),this.b.copy(e[i]),this.c.copy(e[r]),this}setFromAttributeAndIndices(e,t,i,r){return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,i),this.c.fromBufferAttribute(e,r),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(e.b),this.c.copy(e.c),this}getArea(){return Br.subVectors(this.c,this.b),Bs.subVectors(this.a,this.b),Br.cross(Bs).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(e){return n.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return n.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,i,r,s){return n.getInterpolation(e,this.a,this.b,this.c,t,i,r,s)}containsPoint(e){return n.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return n.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){return e.intersectsTriangle(this)}closestPointToPoint(e,t){let i=this.a,r=this.b,s=this.c,o,a;yl.subVectors(r,i),xl.subVectors(s,i),xm.subVectors(e,i);let l=yl.dot(xm),c=xl.dot(xm);if(l<=0&&c<=0)return t.copy(i);bm.subVectors(e,r);let u=yl.dot(bm),d=xl.dot(bm);if(u>=0&&d<=u)return t.copy(r);let h=l*d-u*c;if(h<=0&&l>=0&&u<=0&&l-u>0)return o=l/(l-u),t.copy(i).addScaledVector(yl,o);Mm.subVectors(e,s);let f=yl.dot(Mm),g=xl.dot(Mm);if(g>=0&&f<=g)return t.copy(s);let y=f*c-l*g;if(y<=0&&c>=0&&g<=0)return a=c/(c-g),t.copy(i).addScaledVector(xl,a);let p=u*g-f*d;if(p<=0&&d-u>=0&&f-g>=0)return Xv.subVectors(s,r),a=(d-u)/(d-u+(f-g)),t.copy(r).addScaledVector(Xv,a);let m=1/(p+y+h);return o=y*m,a=h*m,t.copy(i).addScaledVector(yl,o).addScaledVector(xl,a)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.equals(this.c)}},To=class{constructor(e=new Z(1/0,1/0,1/0),t=new Z(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t+=3)this.expandByPoint(zr.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,i=e.count;t<i;t++)this.expandByPoint(zr.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let i=zr.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(i),this.max.copy(e).add(i),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);let i=e.geometry;if(i!==void 0){let s=i.getAttribute("position");if(t===!0&&s!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let o=0,a=s.count;o<a;o++)e.isMesh===!0?e.getVertexPosition(o,zr):zr.fromBufferAttribute(s,o),zr.applyMatrix4(e.matrixWorld),this.expandByPoint(zr);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),qh.copy(e.boundingBox)):(i.boundingBox===null&&i.computeBoundingBox(),qh.copy(i.boundingBox)),qh.applyMatrix4(e.matrixWorld),this.union(qh)}let r=e.children;for(let s=0,o=r.length;s<o;s++)this.expandByObject(r[s],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,zr),zr.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,i;return e.normal.x>0?(t=e.normal.x*this.min.x,i=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,i=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,i+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,i+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,i+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,i+=e.normal.z*this.min.z),t<=-e.constant&&i>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(tu),$h.subVectors(this.max,tu),bl.subVectors(e.a,tu),Ml.subVectors(e.b,tu),Sl.subVectors(e.c,tu),Mo.subVectors(Ml,bl),So.subVectors(Sl,Ml),fa.subVectors(bl,Sl);let t=[0,-Mo.z,Mo.y,0,-So.z,So.y,0,-fa.z,fa.y,Mo.z,0,-Mo.x,So.z,0,-So.x,fa.z,0,-fa.x,-Mo.y,Mo.x,0,-So.y,So.x,0,-fa.y,fa.x,0];return!Tm(t,bl,Ml,Sl,$h)||(t=[1,0,0,0,1,0,0,0,1],!Tm(t,bl,Ml,Sl,$h))?!1:(Xh.crossVectors(Mo,So),t=[Xh.x,Xh.y,Xh.z],Tm(t,bl,Ml,Sl,$h))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,zr).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(zr).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(Vs[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),Vs[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),Vs[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),Vs[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),Vs[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),Vs[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),Vs[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),Vs[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(Vs),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},Vs=[new Z,new Z,new Z,new Z,new Z,new Z,new Z,new Z],zr=new Z,qh=new To,bl=new Z,Ml=new Z,Sl=new Z,Mo=new Z,So=new Z,fa=new Z,tu=new Z,$h=new Z,Xh=new Z,pa=new Z;function Tm(n,e,t,i,r){for(let s=0,o=n.length-3;s<=o;s+=3){pa.fromArray(n,s);let a=r.x*Math.abs(pa.x)+r.y*Math.abs(pa.y)+r.z*Math.abs(pa.z),l=e.dot(pa),c=t.dot(pa),u=i.dot(pa);if(Math.max(-Math.max(l,c,u),Math.min(l,c,u))>a)return!1}return!0}var Wn=new Z,Yh=new lt,Vw=0,Gi=class extends gs{constructor(e,t,i=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:Vw++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=i,this.usage=Vy,this.updateRanges=[],this.gpuType=Wr,this.version=0,this._normalizationScale=e!==void 0?pg(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,i){e*=this.itemSize,i*=t.itemSize;for(let r=0,s=this.itemSize;r<s;r++)this.array[e+r]=t.array[i+r];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,i=this.count;t<i;t++)Yh.fromBufferAttribute(this,t),Yh.applyMatrix3(e),this.setXY(t,Yh.x,Yh.y);else if(this.itemSize===3)for(let t=0,i=this.count;t<i;t++)Wn.fromBufferAttribute(this,t),Wn.applyMatrix3(e),this.setXYZ(t,Wn.x,Wn.y,Wn.z);return this}applyMatrix4(e){for(let t=0,i=this.count;t<i;t++)Wn.fromBufferAttribute(this,t),Wn.applyMatrix4(e),this.setXYZ(t,Wn.x,Wn.y,Wn.z);return this}applyNormalMatrix(e){for(let t=0,i=this.count;t<i;t++)Wn.fromBufferAttribute(this,t),Wn.applyNormalMatrix(e),this.setXYZ(t,Wn.x,Wn.y,Wn.z);return this}transformDirection(e){for(let t=0,i=this.count;t<i;t++)Wn.fromBufferAttribute(this,t),Wn.transformDirection(e),this.setXYZ(t,Wn.x,Wn.y,Wn.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let i=this.array[e*this.itemSize+t];return this.normalized&&(i=this._denormalize(i)),i}setComponent(e,t,i){return this.normalized&&(i=this._normalize(i)),this.array[e*this.itemSize+t]=i,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,i){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i)),this.array[e+0]=t,this.array[e+1]=i,this}setXYZ(e,t,i,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i),r=this._normalize(r)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=r,this}setXYZW(e,t,i,r,s){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i),r=this._normalize(r),s=this._normalize(s)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=r,this.array[e+3]=s,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):Rw(e,this.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):Pw(e,this.array)}};var hu=class extends Gi{constructor(e,t,i){super(new Uint16Array(e),t,i)}};var du=class extends Gi{constructor(e,t,i){super(new Uint32Array(e),t,i)}};var En=class extends Gi{constructor(e,t,i){super(new Float32Array(e),t,i)}},Hw=new To,nu=new Z,Em=new Z,_a=class{constructor(e=new Z,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){let i=this.center;t!==void 0?i.copy(t):Hw.setFromPoints(e).getCenter(i);let r=0;for(let s=0,o=e.length;s<o;s++)r=Math.max(r,i.distanceToSquared(e[s]));return this.radius=Math.sqrt(r),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let i=this.center.distanceToSquared(e);return t.copy(e),i>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;nu.subVectors(e,this.center);let t=nu.lengthSq();if(t>this.radius*this.radius){let i=Math.sqrt(t),r=(i-this.radius)*.5;this.center.addScaledVector(nu,r/i),this.radius+=r}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(Em.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(nu.copy(e.center).add(Em)),this.expandByPoint(nu.copy(e.center).sub(Em))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},Gw=0,wr=new It,Cm=new pi,wl=new Z,ar=new To,iu=new To,ui=new Z,Ti=class n extends gs{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:Gw++}),this.uuid=Du(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(Tw(e)?du:hu)(e,1):this.index=e,this}setIndirect(e,t=0){return this.indirect=e,this.indirectOffset=t,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,i=0){this.groups.push({start:e,count:t,materialIndex:i})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.start=e,this.drawRange.count=t}applyMatrix4(e){let t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);let i=this.attributes.normal;if(i!==void 0){let s=new it().getNormalMatrix(e);i.applyNormalMatrix(s),i.needsUpdate=!0}let r=this.attributes.tangent;return r!==void 0&&(r.transformDirection(e),r.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(e){return wr.makeRotationFromQuaternion(e),this.applyMatrix4(wr),this}rotateX(e){return wr.makeRotationX(e),this.applyMatrix4(wr),this}rotateY(e){return wr.makeRotationY(e),this.applyMatrix4(wr),this}rotateZ(e){return wr.makeRotationZ(e),this.applyMatrix4(wr),this}translate(e,t,i){return wr.makeTranslation(e,t,i),this.applyMatrix4(wr),this}scale(e,t,i){return wr.makeScale(e,t,i),this.applyMatrix4(wr),this}lookAt(e){return Cm.lookAt(e),Cm.updateMatrix(),this.applyMatrix4(Cm.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(wl).negate(),this.translate(wl.x,wl.y,wl.z),this}setFromPoints(e){let t=this.getAttribute("position");if(t===void 0){let i=[];for(let r=0,s=e.length;r<s;r++){let o=e[r];i.push(o.x,o.y,o.z||0)}this.setAttribute("position",new En(i,3))}else{let i=Math.min(e.length,t.count);for(let r=0;r<i;r++){let s=e[r];t.setXYZ(r,s.x,s.y,s.z||0)}e.length>t.count&&Ke("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new To);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){tt("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new Z(-1/0,-1/0,-1/0),new Z(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let i=0,r=t.length;i<r;i++){let s=t[i];ar.setFromBufferAttribute(s),this.morphTargetsRelative?(ui.addVectors(this.boundingBox.min,ar.min),this.boundingBox.expandByPoint(ui),ui.addVectors(this.boundingBox.max,ar.max),this.boundingBox.expandByPoint(ui)):(this.boundingBox.expandByPoint(ar.min),this.boundingBox.expandByPoint(ar.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&tt('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new _a);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){tt("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new Z,1/0);return}if(e){let i=this.boundingSphere.center;if(ar.setFromBufferAttribute(e),t)for(let s=0,o=t.length;s<o;s++){let a=t[s];iu.setFromBufferAttribute(a),this.morphTargetsRelative?(ui.addVectors(ar.min,iu.min),ar.expandByPoint(ui),ui.addVectors(ar.max,iu.max),ar.expandByPoint(ui)):(ar.expandByPoint(iu.min),ar.expandByPoint(iu.max))}ar.getCenter(i);let r=0;for(let s=0,o=e.count;s<o;s++)ui.fromBufferAttribute(e,s),r=Math.max(r,i.distanceToSquared(ui));if(t)for(let s=0,o=t.length;s<o;s++){let a=t[s],l=this.morphTargetsRelative;for(let c=0,u=a.count;c<u;c++)ui.fromBufferAttribute(a,c),l&&(wl.fromBufferAttribute(e,c),ui.add(wl)),r=Math.max(r,i.distanceToSquared(ui))}this.boundingSphere.radius=Math.sqrt(r),isNaN(this.boundingSphere.radius)&&tt('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){tt("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let i=t.position,r=t.normal,s=t.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==i.count)&&(o=new Gi(new Float32Array(4*i.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(i.count);for(let O=0;O<i.count;O++)a[O]=new Z,l[O]=new Z;let u=new Z,d=new Z,h=new Z,f=new lt,g=new lt,y=new lt,p=new Z,m=new Z;function _(O,F,D){c[O]=c[F]=c[D]=1,u.fromBufferAttribute(i,O),d.fromBufferAttribute(i,F),h.fromBufferAttribute(i,D),f.fromBufferAttribute(s,O),g.fromBufferAttribute(s,F),y.fromBufferAttribute(s,D),d.sub(u),h.sub(u),g.sub(f),y.sub(f);let V=1/(g.x*y.y-y.x*g.y);isFinite(V)&&(p.copy(d).multiplyScalar(y.y).addScaledVector(h,-g.y).multiplyScalar(V),m.copy(h).multiplyScalar(g.x).addScaledVector(d,-y.x).multiplyScalar(V),a[O].add(p),a[F].add(p),a[D].add(p),l[O].add(m),l[F].add(m),l[D].add(m))}let A=this.groups;A.length===0&&(A=[{start:0,count:e.count}]);for(let O=0,F=A.length;O<F;++O){let D=A[O],V=D.start,L=D.count;for(let P=V,k=V+L;P<k;P+=3)_(e.getX(P+0),e.getX(P+1),e.getX(P+2))}let b=new Z,T=new Z,w=new Z,x=new Z;function S(O){w.fromBufferAttribute(r,O),x.copy(w);let F=a[O];b.copy(F),b.sub(w.multiplyScalar(w.dot(F))).normalize(),T.crossVectors(x,F);let V=T.dot(l[O])<0?-1:1;o.setXYZW(O,b.x,b.y,b.z,V)}for(let O=0,F=i.count;O<F;++O)c[O]&&S(O);this._transformed=!0}computeVertexNormals(){let e=this.index,t=this.getAttribute("position");if(t!==void 0){let i=this.getAttribute("normal");if(i===void 0||i.count!==t.count)i=new Gi(new Float32Array(t.count*3),3),this.setAttribute("normal",i);else for(let h=0,f=i.count;h<f;h++)i.setXYZ(h,0,0,0);let r=new Z,s=new Z,o=new Z,a=new Z,l=new Z,c=new Z,u=new Z,d=new Z;if(e)for(let h=0,f=e.count;h<f;h+=3){let g=e.getX(h+0),y=e.getX(h+1),p=e.getX(h+2);r.fromBufferAttribute(t,g),s.fromBufferAttribute(t,y),o.fromBufferAttribute(t,p),u.subVectors(o,s),d.subVectors(r,s),u.cross(d),a.fromBufferAttribute(i,g),l.fromBufferAttribute(i,y),c.fromBufferAttribute(i,p),a.add(u),l.add(u),c.add(u),i.setXYZ(g,a.x,a.y,a.z),i.setXYZ(y,l.x,l.y,l.z),i.setXYZ(p,c.x,c.y,c.z)}else for(let h=0,f=t.count;h<f;h+=3)r.fromBufferAttribute(t,h+0),s.fromBufferAttribute(t,h+1),o.fromBufferAttribute(t,h+2),u.subVectors(o,s),d.subVectors(r,s),u.cross(d),i.setXYZ(h+0,u.x,u.y,u.z),i.setXYZ(h+1,u.x,u.y,u.z),i.setXYZ(h+2,u.x,u.y,u.z);this.normalizeNormals(),i.needsUpdate=!0}}normalizeNormals(){let e=this.attributes.normal;for(let t=0,i=e.count;t<i;t++)ui.fromBufferAttribute(e,t),ui.normalize(),e.setXYZ(t,ui.x,ui.y,ui.z)}toNonIndexed(){function e(a,l){let c=a.array,u=a.itemSize,d=a.normalized,h=new c.constructor(l.length*u),f=0,g=0;for(let y=0,p=l.length;y<p;y++){a.isInterleavedBufferAttribute?f=l[y]*a.data.stride+a.offset:f=l[y]*u;for(let m=0;m<u;m++)h[g++]=c[f++]}return new Gi(h,u,d)}if(this.index===null)return Ke("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let t=new n,i=this.index.array,r=this.attributes;for(let a in r){let l=r[a],c=e(l,i);t.setAttribute(a,c)}let s=this.morphAttributes;for(let a in s){let l=[],c=s[a];for(let u=0,d=c.length;u<d;u++){let h=c[u],f=e(h,i);l.push(f)}t.morphAttributes[a]=l}t.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let c=o[a];t.addGroup(c.start,c.count,c.materialIndex)}return t}toJSON(){let e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,e.name=this.name,Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(e[c]=l[c]);return e}e.data={attributes:{}};let t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.call(t.array)});let i=this.attributes;for(let l in i){let c=i[l];e.data.attributes[l]=c.toJSON(e.data)}let r={},s=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],u=[];for(let d=0,h=c.length;d<h;d++){let f=c[d];u.push(f.toJSON(e.data))}u.length>0&&(r[l]=u,s=!0)}s&&(e.data.morphAttributes=r,e.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(e.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(e.data.boundingSphere=a.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let t={};this.name=e.name;let i=e.index;i!==null&&this.setIndex(i.clone());let r=e.attributes;for(let c in r){let u=r[c];this.setAttribute(c,u.clone(t))}let s=e.morphAttributes;for(let c in s){let u=[],d=s[c];for(let h=0,f=d.length;h<f;h++)u.push(d[h].clone(t));this.morphAttributes[c]=u}this.morphTargetsRelative=e.morphTargetsRelative;let o=e.groups;for(let c=0,u=o.length;c<u;c++){let d=o[c];this.addGroup(d.start,d.count,d.materialIndex)}let a=e.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=e.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this._transformed=e._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}};var Rm=new Z,Ww=new Z,qw=new it,Vr=class{constructor(e=new Z(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,i,r){return this.normal.set(e,t,i),this.constant=r,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,i){let r=Rm.subVectors(i,t).cross(Ww.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(r,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,i=!0){let r=e.delta(Rm),s=this.normal.dot(r);if(s===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;let o=-(e.start.dot(this.normal)+this.constant)/s;return i===!0&&(o<0||o>1)?null:t.copy(e.start).addScaledVector(r,o)}intersectsLine(e){let t=this.distanceToPoint(e.start),i=this.distanceToPoint(e.end);return t<0&&i>0||i<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){let i=t||qw.getNormalMatrix(e),r=this.coplanarPoint(Rm).applyMatrix4(e),s=this.normal.applyMatrix3(i).normalize();return this.constant=-r.dot(s),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}},$w=0,_s=class extends gs{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:$w++}),this.uuid=Du(),this.name="",this.type="Material",this.blending=Hl,this.side=Do,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=$m,this.blendDst=Xm,this.blendEquation=Ma,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new ut(0,0,0),this.blendAlpha=0,this.depthFunc=Rl,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=ky,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=hd,this.stencilZFail=hd,this.stencilZPass=hd,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(let t in e){let i=e[t];if(i===void 0){Ke(`Material: parameter '${t}' has value of undefined.`);continue}let r=this[t];if(r===void 0){Ke(`Material: '${t}' is not a property of THREE.${this.type}.`);continue}r&&r.isColor?r.set(i):r&&r.isVector2&&i&&i.isVector2||r&&r.isEuler&&i&&i.isEuler||r&&r.isVector3&&i&&i.isVector3?r.copy(i):this[t]=i}}toJSON(e){let t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});let i={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};i.uuid=this.uuid,i.type=this.type,i.blending=this.blending,i.side=this.side,i.shadowSide=this.shadowSide,i.vertexColors=this.vertexColors,i.opacity=this.opacity,i.transparent=this.transparent,i.blendSrc=this.blendSrc,i.blendDst=this.blendDst,i.blendEquation=this.blendEquation,i.blendSrcAlpha=this.blendSrcAlpha,i.blendDstAlpha=this.blendDstAlpha,i.blendEquationAlpha=this.blendEquationAlpha,i.blendColor=this.blendColor.getHex(),i.blendAlpha=this.blendAlpha,i.depthFunc=this.depthFunc,i.depthTest=this.depthTest,i.depthWrite=this.depthWrite,i.colorWrite=this.colorWrite,i.clipIntersection=this.clipIntersection,i.clipShadows=this.clipShadows,i.stencilWriteMask=this.stencilWriteMask,i.stencilFunc=this.stencilFunc,i.stencilRef=this.stencilRef,i.stencilFuncMask=this.stencilFuncMask,i.stencilFail=this.stencilFail,i.stencilZFail=this.stencilZFail,i.stencilZPass=this.stencilZPass,i.stencilWrite=this.stencilWrite,i.polygonOffset=this.polygonOffset,i.polygonOffsetFactor=this.polygonOffsetFactor,i.polygonOffsetUnits=this.polygonOffsetUnits,i.dithering=this.dithering,i.alphaTest=this.alphaTest,i.alphaHash=this.alphaHash,i.alphaToCoverage=this.alphaToCoverage,i.premultipliedAlpha=this.premultipliedAlpha,i.forceSinglePass=this.forceSinglePass,i.allowOverride=this.allowOverride,i.visible=this.visible,i.toneMapped=this.toneMapped,i.name=this.name,this.color&&this.color.isColor&&(i.color=this.color.getHex()),this.roughness!==void 0&&(i.roughness=this.roughness),this.metalness!==void 0&&(i.metalness=this.metalness),this.sheen!==void 0&&(i.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(i.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(i.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(i.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(i.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(i.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(i.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(i.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(i.shininess=this.shininess),this.clearcoat!==void 0&&(i.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(i.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(i.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(i.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(e).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(i.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(i.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(i.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,i.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(i.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(i.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(i.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(i.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(i.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(i.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(i.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(i.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(i.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(i.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(i.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(i.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(i.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(i.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(i.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(i.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(i.lightMap=this.lightMap.toJSON(e).uuid,i.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(i.aoMap=this.aoMap.toJSON(e).uuid,i.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(i.bumpMap=this.bumpMap.toJSON(e).uuid,i.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(i.normalMap=this.normalMap.toJSON(e).uuid,i.normalMapType=this.normalMapType,i.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(i.displacementMap=this.displacementMap.toJSON(e).uuid,i.displacementScale=this.displacementScale,i.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(i.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(i.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(i.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(i.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(i.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(i.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(i.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(i.combine=this.combine)),this.envMapRotation!==void 0&&(i.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(i.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(i.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(i.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(i.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(i.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(i.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(i.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(i.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&(i.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(i.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(i.size=this.size),this.sizeAttenuation!==void 0&&(i.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(i.clippingPlanes=this.clippingPlanes.map(s=>s.toJSON())),this.rotation!==void 0&&(i.rotation=this.rotation),this.depthPacking!==void 0&&(i.depthPacking=this.depthPacking),this.linewidth!==void 0&&(i.linewidth=this.linewidth),this.linecap!==void 0&&(i.linecap=this.linecap),this.linejoin!==void 0&&(i.linejoin=this.linejoin),this.dashSize!==void 0&&(i.dashSize=this.dashSize),this.gapSize!==void 0&&(i.gapSize=this.gapSize),this.scale!==void 0&&(i.scale=this.scale),this.wireframe!==void 0&&(i.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(i.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(i.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(i.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(i.flatShading=this.flatShading),this.fog!==void 0&&(i.fog=this.fog),Object.keys(this.userData).length>0&&(i.userData=this.userData);function r(s){let o=[];for(let a in s){let l=s[a];delete l.metadata,o.push(l)}return o}if(t){let s=r(e.textures),o=r(e.images);s.length>0&&(i.textures=s),o.length>0&&(i.images=o)}return i}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=new ut().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(e.specular),e.specularIntensity!==void 0&&(this.specularIntensity=e.specularIntensity),e.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(e.specularColor),e.shininess!==void 0&&(this.shininess=e.shininess),e.clearcoat!==void 0&&(this.clearcoat=e.clearcoat),e.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=e.clearcoatRoughness),e.diffuseRoughness!==void 0&&(this.diffuseRoughness=e.diffuseRoughness),e.dispersion!==void 0&&(this.dispersion=e.dispersion),e.retroreflectivity!==void 0&&(this.retroreflectivity=e.retroreflectivity),e.iridescence!==void 0&&(this.iridescence=e.iridescence),e.iridescenceIOR!==void 0&&(this.iridescenceIOR=e.iridescenceIOR),e.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum),e.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum),e.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=e.iridescenceThicknessRange[1]),e.transmission!==void 0&&(this.transmission=e.transmission),e.thickness!==void 0&&(this.thickness=e.thickness),e.attenuationDistance!==void 0&&(this.attenuationDistance=e.attenuationDistance),e.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(e.attenuationColor),e.anisotropy!==void 0&&(this.anisotropy=e.anisotropy),e.anisotropyRotation!==void 0&&(this.anisotropyRotation=e.anisotropyRotation),e.fog!==void 0&&(this.fog=e.fog),e.flatShading!==void 0&&(this.flatShading=e.flatShading),e.blending!==void 0&&(this.blending=e.blending),e.combine!==void 0&&(this.combine=e.combine),e.side!==void 0&&(this.side=e.side),e.shadowSide!==void 0&&(this.shadowSide=e.shadowSide),e.opacity!==void 0&&(this.opacity=e.opacity),e.transparent!==void 0&&(this.transparent=e.transparent),e.alphaTest!==void 0&&(this.alphaTest=e.alphaTest),e.alphaHash!==void 0&&(this.alphaHash=e.alphaHash),e.depthFunc!==void 0&&(this.depthFunc=e.depthFunc),e.depthTest!==void 0&&(this.depthTest=e.depthTest),e.depthWrite!==void 0&&(this.depthWrite=e.depthWrite),e.colorWrite!==void 0&&(this.colorWrite=e.colorWrite),e.clippingPlanes!==void 0&&(this.clippingPlanes=e.clippingPlanes.map(i=>new Vr().fromJSON(i))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&(this.depthPacking=e.depthPacking),e.blendSrc!==void 0&&(this.blendSrc=e.blendSrc),e.blendDst!==void 0&&(this.blendDst=e.blendDst),e.blendEquation!==void 0&&(this.blendEquation=e.blendEquation),e.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=e.blendSrcAlpha),e.blendDstAlpha!==void 0&&(this.blendDstAlpha=e.blendDstAlpha),e.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=e.blendEquationAlpha),e.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(e.blendColor),e.blendAlpha!==void 0&&(this.blendAlpha=e.blendAlpha),e.stencilWriteMask!==void 0&&(this.stencilWriteMask=e.stencilWriteMask),e.stencilFunc!==void 0&&(this.stencilFunc=e.stencilFunc),e.stencilRef!==void 0&&(this.stencilRef=e.stencilRef),e.stencilFuncMask!==void 0&&(this.stencilFuncMask=e.stencilFuncMask),e.stencilFail!==void 0&&(this.stencilFail=e.stencilFail),e.stencilZFail!==void 0&&(this.stencilZFail=e.stencilZFail),e.stencilZPass!==void 0&&(this.stencilZPass=e.stencilZPass),e.stencilWrite!==void 0&&(this.stencilWrite=e.stencilWrite),e.wireframe!==void 0&&(this.wireframe=e.wireframe),e.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=e.wireframeLinewidth),e.wireframeLinecap!==void 0&&(this.wireframeLinecap=e.wireframeLinecap),e.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=e.wireframeLinejoin),e.rotation!==void 0&&(this.rotation=e.rotation),e.linewidth!==void 0&&(this.linewidth=e.linewidth),e.linecap!==void 0&&(this.linecap=e.linecap),e.linejoin!==void 0&&(this.linejoin=e.linejoin),e.dashSize!==void 0&&(this.dashSize=e.dashSize),e.gapSize!==void 0&&(this.gapSize=e.gapSize),e.scale!==void 0&&(this.scale=e.scale),e.polygonOffset!==void 0&&(this.polygonOffset=e.polygonOffset),e.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=e.polygonOffsetFactor),e.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=e.polygonOffsetUnits),e.dithering!==void 0&&(this.dithering=e.dithering),e.alphaToCoverage!==void 0&&(this.alphaToCoverage=e.alphaToCoverage),e.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=e.premultipliedAlpha),e.forceSinglePass!==void 0&&(this.forceSinglePass=e.forceSinglePass),e.allowOverride!==void 0&&(this.allowOverride=e.allowOverride),e.visible!==void 0&&(this.visible=e.visible),e.toneMapped!==void 0&&(this.toneMapped=e.toneMapped),e.userData!==void 0&&(this.userData=e.userData),e.vertexColors!==void 0&&(typeof e.vertexColors=="number"?this.vertexColors=e.vertexColors>0:this.vertexColors=e.vertexColors),e.size!==void 0&&(this.size=e.size),e.sizeAttenuation!==void 0&&(this.sizeAttenuation=e.sizeAttenuation),e.map!==void 0&&(this.map=t[e.map]||null),e.matcap!==void 0&&(this.matcap=t[e.matcap]||null),e.alphaMap!==void 0&&(this.alphaMap=t[e.alphaMap]||null),e.bumpMap!==void 0&&(this.bumpMap=t[e.bumpMap]||null),e.bumpScale!==void 0&&(this.bumpScale=e.bumpScale),e.normalMap!==void 0&&(this.normalMap=t[e.normalMap]||null),e.normalMapType!==void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let i=e.normalScale;Array.isArray(i)===!1&&(i=[i,i]),this.normalScale=new lt().fromArray(i)}return e.displacementMap!==void 0&&(this.displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new lt().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||null),e.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=t[e.iridescenceThicknessMap]||null),e.transmissionMap!==void 0&&(this.transmissionMap=t[e.transmissionMap]||null),e.thicknessMap!==void 0&&(this.thicknessMap=t[e.thicknessMap]||null),e.anisotropyMap!==void 0&&(this.anisotropyMap=t[e.anisotropyMap]||null),e.sheenColorMap!==void 0&&(this.sheenColorMap=t[e.sheenColorMap]||null),e.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=t[e.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;let t=e.clippingPlanes,i=null;if(t!==null){let r=t.length;i=new Array(r);for(let s=0;s!==r;++s)i[s]=t[s].clone()}return this.clippingPlanes=i,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.allowOverride=e.allowOverride,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}};var Hs=new Z,Pm=new Z,Jh=new Z,Kh=new Z,Fl=class{constructor(e=new Z,t=new Z(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,Hs)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let i=t.dot(this.direction);return i<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,i)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=Hs.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(Hs.copy(this.origin).addScaledVector(this.direction,t),Hs.distanceToSquared(e))}distanceSqToSegment(e,t,i,r){Pm.copy(e).add(t).multiplyScalar(.5),Jh.copy(t).sub(e).normalize(),Kh.copy(this.origin).sub(Pm);let s=e.distanceTo(t)*.5,o=-this.direction.dot(Jh),a=Kh.dot(this.direction),l=-Kh.dot(Jh),c=Kh.lengthSq(),u=Math.abs(1-o*o),d,h,f,g;if(u>0)if(d=o*l-a,h=o*a-l,g=s*u,d>=0)if(h>=-g)if(h<=g){let y=1/u;d*=y,h*=y,f=d*(d+o*h+2*a)+h*(o*d+h+2*l)+c}else h=s,d=Math.max(0,-(o*h+a)),f=-d*d+h*(h+2*l)+c;else h=-s,d=Math.max(0,-(o*h+a)),f=-d*d+h*(h+2*l)+c;else h<=-g?(d=Math.max(0,-(-o*s+a)),h=d>0?-s:Math.min(Math.max(-s,-l),s),f=-d*d+h*(h+2*l)+c):h<=g?(d=0,h=Math.min(Math.max(-s,-l),s),f=h*(h+2*l)+c):(d=Math.max(0,-(o*s+a)),h=d>0?s:Math.min(Math.max(-s,-l),s),f=-d*d+h*(h+2*l)+c);else h=o>0?-s:s,d=Math.max(0,-(o*h+a)),f=-d*d+h*(h+2*l)+c;return i&&i.copy(this.origin).addScaledVector(this.direction,d),r&&r.copy(Pm).addScaledVector(Jh,h),f}intersectSphere(e,t){if(e.radius<0)return null;Hs.subVectors(e.center,this.origin);let i=Hs.dot(this.direction),r=Hs.dot(Hs)-i*i,s=e.radius*e.radius;if(r>s)return null;let o=Math.sqrt(s-r),a=i-o,l=i+o;return l<0?null:a<0?this.at(l,t):this.at(a,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let i=-(this.origin.dot(e.normal)+e.constant)/t;return i>=0?i:null}intersectPlane(e,t){let i=this.distanceToPlane(e);return i===null?null:this.at(i,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let i,r,s,o,a,l,c=1/this.direction.x,u=1/this.direction.y,d=1/this.direction.z,h=this.origin;return c>=0?(i=(e.min.x-h.x)*c,r=(e.max.x-h.x)*c):(i=(e.max.x-h.x)*c,r=(e.min.x-h.x)*c),u>=0?(s=(e.min.y-h.y)*u,o=(e.max.y-h.y)*u):(s=(e.max.y-h.y)*u,o=(e.min.y-h.y)*u),i>o||s>r||((s>i||isNaN(i))&&(i=s),(o<r||isNaN(r))&&(r=o),d>=0?(a=(e.min.z-h.z)*d,l=(e.max.z-h.z)*d):(a=(e.max.z-h.z)*d,l=(e.min.z-h.z)*d),i>l||a>r)||((a>i||i!==i)&&(i=a),(l<r||r!==r)&&(r=l),r<0)?null:this.at(i>=0?i:r,t)}intersectsBox(e){return this.intersectBox(e,Hs)!==null}intersectTriangle(e,t,i,r,s){let o=this.origin,a=this.direction,l=a.x,c=a.y,u=a.z,d=e.x-o.x,h=e.y-o.y,f=e.z-o.z,g=t.x-o.x,y=t.y-o.y,p=t.z-o.z,m=i.x-o.x,_=i.y-o.y,A=i.z-o.z,b=Math.abs(l),T=Math.abs(c),w=Math.abs(u),x,S,O,F,D,V,L,P,k,B,G,re;if(b>=T&&b>=w?(O=l,V=d,k=g,re=m,l>=0?(x=c,S=u,F=h,D=f,L=y,P=p,B=_,G=A):(x=u,S=c,F=f,D=h,L=p,P=y,B=A,G=_)):T>=w?(O=c,V=h,k=y,re=_,c>=0?(x=u,S=l,F=f,D=d,L=p,P=g,B=A,G=m):(x=l,S=u,F=d,D=f,L=g,P=p,B=m,G=A)):(O=u,V=f,k=p,re=A,u>=0?(x=l,S=c,F=d,D=h,L=g,P=y,B=m,G=_):(x=c,S=l,F=h,D=d,L=y,P=g,B=_,G=m)),O===0)return null;let $=x/O,J=S/O,te=1/O,de=F-$*V,se=D-J*V,Q=L-$*k,fe=P-J*k,ve=B-$*re,Ee=G-J*re,Me=ve*fe-Ee*Q,qe=de*Ee-se*ve,ot=Q*se-fe*de;if(r){if(Me<0||qe<0||ot<0)return null}else if((Me<0||qe<0||ot<0)&&(Me>0||qe>0||ot>0))return null;let He=Me+qe+ot;if(He===0)return null;let pt=te*(Me*V+qe*k+ot*re);return(He>0?pt<0:pt>0)?null:this.at(pt/He,s)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},$s=class extends _s{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new ut(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new qs,this.combine=Ym,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}},Yv=new It,ma=new Fl,Zh=new _a,Jv=new Z,jh=new Z,Qh=new Z,ed=new Z,Im=new Z,td=new Z,Kv=new Z,nd=new Z,xn=class extends pi{constructor(e=new Ti,t=new $s){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){let t=this.geometry.morphAttributes,i=Object.keys(t);if(i.length>0){let r=t[i[0]];if(r!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let s=0,o=r.length;s<o;s++){let a=r[s].name||String(s);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=s}}}}getVertexPosition(e,t){let i=this.geometry,r=i.attributes.position,s=i.morphAttributes.position,o=i.morphTargetsRelative;t.fromBufferAttribute(r,e);let a=this.morphTargetInfluences;if(s&&a){td.set(0,0,0);for(let l=0,c=s.length;l<c;l++){let u=a[l],d=s[l];u!==0&&(Im.fromBufferAttribute(d,e),o?td.addScaledVector(Im,u):td.addScaledVector(Im.sub(t),u))}t.add(td)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let i=this.geometry,r=this.material,s=this.matrixWorld;r!==void 0&&(i.boundingSphere===null&&i.computeBoundingSphere(),Zh.copy(i.boundingSphere),Zh.applyMatrix4(s),ma.copy(e.ray).recast(e.near),!(Zh.containsPoint(ma.origin)===!1&&(ma.intersectSphere(Zh,Jv)===null||ma.origin.distanceToSquared(Jv)>(e.far-e.near)**2))&&(Yv.copy(s).invert(),ma.copy(e.ray).applyMatrix4(Yv),!(i.boundingBox!==null&&ma.intersectsBox(i.boundingBox)===!1)&&this._computeIntersections(e,t,ma)))}_computeIntersections(e,t,i){let r,s=this.geometry,o=this.material,a=s.index,l=s.attributes.position,c=s.attributes.uv,u=s.attributes.uv1,d=s.attributes.normal,h=s.groups,f=s.drawRange;if(a!==null)if(Array.isArray(o))for(let g=0,y=h.length;g<y;g++){let p=h[g],m=o[p.materialIndex],_=Math.max(p.start,f.start),A=Math.min(a.count,Math.min(p.start+p.count,f.start+f.count));for(let b=_,T=A;b<T;b+=3){let w=a.getX(b),x=a.getX(b+1),S=a.getX(b+2);r=id(this,m,e,i,c,u,d,w,x,S),r&&(r.faceIndex=Math.floor(b/3),r.face.materialIndex=p.materialIndex,t.push(r))}}else{let g=Math.max(0,f.start),y=Math.min(a.count,f.start+f.count);for(let p=g,m=y;p<m;p+=3){let _=a.getX(p),A=a.getX(p+1),b=a.getX(p+2);r=id(this,o,e,i,c,u,d,_,A,b),r&&(r.faceIndex=Math.floor(p/3),t.push(r))}}else if(l!==void 0)if(Array.isArray(o))for(let g=0,y=h.length;g<y;g++){let p=h[g],m=o[p.materialIndex],_=Math.max(p.start,f.start),A=Math.min(l.count,Math.min(p.start+p.count,f.start+f.count));for(let b=_,T=A;b<T;b+=3){let w=b,x=b+1,S=b+2;r=id(this,m,e,i,c,u,d,w,x,S),r&&(r.faceIndex=Math.floor(b/3),r.face.materialIndex=p.materialIndex,t.push(r))}}else{let g=Math.max(0,f.start),y=Math.min(l.count,f.start+f.count);for(let p=g,m=y;p<m;p+=3){let _=p,A=p+1,b=p+2;r=id(this,o,e,i,c,u,d,_,A,b),r&&(r.faceIndex=Math.floor(p/3),t.push(r))}}}};function Xw(n,e,t,i,r,s,o,a){let l;if(e.side===mi?l=i.intersectTriangle(o,s,r,!0,a):l=i.intersectTriangle(r,s,o,e.side===Do,a),l===null)return null;nd.copy(a),nd.applyMatrix4(n.matrixWorld);let c=t.ray.origin.distanceTo(nd);return c<t.near||c>t.far?null:{distance:c,point:nd.clone(),object:n}}function id(n,e,t,i,r,s,o,a,l,c){n.getVertexPosition(a,jh),n.getVertexPosition(l,Qh),n.getVertexPosition(c,ed);let u=Xw(n,e,t,i,jh,Qh,ed,Kv);if(u){let d=new Z;Ao.getBarycoord(Kv,jh,Qh,ed,d),r&&(u.uv=Ao.getInterpolatedAttribute(r,a,l,c,d,new lt)),s&&(u.uv1=Ao.getInterpolatedAttribute(s,a,l,c,d,new lt)),o&&(u.normal=Ao.getInterpolatedAttribute(o,a,l,c,d,new Z),u.normal.dot(i.direction)>0&&u.normal.multiplyScalar(-1));let h={a,b:l,c,normal:new Z,materialIndex:0};Ao.getNormal(jh,Qh,ed,h.normal),u.face=h,u.barycoord=d}return u}var Td=class extends Wi{constructor(e=null,t=1,i=1,r,s,o,a,l,c=hi,u=hi,d,h){super(null,o,a,l,c,u,r,s,d,h),this.isDataTexture=!0,this.image={data:e,width:t,height:i},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var ga=new _a,Yw=new lt(.5,.5),rd=new Z,Eo=class{constructor(e=new Vr,t=new Vr,i=new Vr,r=new Vr,s=new Vr,o=new Vr){this.planes=[e,t,i,r,s,o]}set(e,t,i,r,s,o){let a=this.planes;return a[0].copy(e),a[1].copy(t),a[2].copy(i),a[3].copy(r),a[4].copy(s),a[5].copy(o),this}copy(e){let t=this.planes;for(let i=0;i<6;i++)t[i].copy(e.planes[i]);return this}setFromProjectionMatrix(e,t=Ar,i=!1){let r=this.planes,s=e.elements,o=s[0],a=s[1],l=s[2],c=s[3],u=s[4],d=s[5],h=s[6],f=s[7],g=s[8],y=s[9],p=s[10],m=s[11],_=s[12],A=s[13],b=s[14],T=s[15];if(r[0].setComponents(c-o,f-u,m-g,T-_).normalize(),r[1].setComponents(c+o,f+u,m+g,T+_).normalize(),r[2].setComponents(c+a,f+d,m+y,T+A).normalize(),r[3].setComponents(c-a,f-d,m-y,T-A).normalize(),i)r[4].setComponents(l,h,p,b).normalize(),r[5].setComponents(c-l,f-h,m-p,T-b).normalize();else if(r[4].setComponents(c-l,f-h,m-p,T-b).normalize(),t===Ar)r[5].setComponents(c+l,f+h,m+p,T+b).normalize();else if(t===Pl)r[5].setComponents(l,h,p,b).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),ga.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),ga.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(ga)}intersectsSprite(e){ga.center.set(0,0,0);let t=Yw.distanceTo(e.center);return ga.radius=.7071067811865476+t,ga.applyMatrix4(e.matrixWorld),this.intersectsSphere(ga)}intersectsSphere(e){let t=this.planes,i=e.center,r=-e.radius;for(let s=0;s<6;s++)if(t[s].distanceToPoint(i)<r)return!1;return!0}intersectsBox(e){let t=this.planes;for(let i=0;i<6;i++){let r=t[i];if(rd.x=r.normal.x>0?e.max.x:e.min.x,rd.y=r.normal.y>0?e.max.y:e.min.y,rd.z=r.normal.z>0?e.max.z:e.min.z,r.distanceToPoint(rd)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let i=0;i<6;i++)if(t[i].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},Zv=new It,Ed=class n{constructor(){this.coordinateSystem=Ar,this._frustums=[],this._count=0}setFromArrayCamera(e){let t=e.cameras,i=this._frustums;for(let r=0;r<t.length;r++){let s=t[r];Zv.multiplyMatrices(s.projectionMatrix,s.matrixWorldInverse),i[r]===void 0&&(i[r]=new Eo),i[r].setFromProjectionMatrix(Zv,s.coordinateSystem,s.reversedDepth)}return this._count=t.length,this}getFrustum(e){return this._frustums[e]}intersectsObject(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsObject(e))return!0;return!1}intersectsSprite(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsSprite(e))return!0;return!1}intersectsSphere(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsSphere(e))return!0;return!1}intersectsBox(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsBox(e))return!0;return!1}containsPoint(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].containsPoint(e))return!0;return!1}copy(e){this.coordinateSystem=e.coordinateSystem;let t=this._frustums,i=e._frustums;for(let r=0;r<e._count;r++)t[r]===void 0&&(t[r]=new Eo),t[r].copy(i[r]);return this._count=e._count,this}clone(){return new n().copy(this)}};var va=class extends _s{constructor(e){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new ut(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.linewidth=e.linewidth,this.linecap=e.linecap,this.linejoin=e.linejoin,this.fog=e.fog,this}},Cd=new Z,Rd=new Z,jv=new It,ru=new Fl,sd=new _a,Lm=new Z,Qv=new Z,ya=class extends pi{constructor(e=new Ti,t=new va){super(),this.isLine=!0,this.type="Line",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,i=[0];for(let r=1,s=t.count;r<s;r++)Cd.fromBufferAttribute(t,r-1),Rd.fromBufferAttribute(t,r),i[r]=i[r-1],i[r]+=Cd.distanceTo(Rd);e.setAttribute("lineDistance",new En(i,1))}else Ke("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let i=this.geometry,r=this.matrixWorld,s=e.params.Line.threshold,o=i.drawRange;if(i.boundingSphere===null&&i.computeBoundingSphere(),sd.copy(i.boundingSphere),sd.applyMatrix4(r),sd.radius+=s,e.ray.intersectsSphere(sd)===!1)return;jv.copy(r).invert(),ru.copy(e.ray).applyMatrix4(jv);let a=s/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=this.isLineSegments?2:1,u=i.index,h=i.attributes.position;if(u!==null){let f=Math.max(0,o.start),g=Math.min(u.count,o.start+o.count);for(let y=f,p=g-1;y<p;y+=c){let m=u.getX(y),_=u.getX(y+1),A=od(this,e,ru,l,m,_,y);A&&t.push(A)}if(this.isLineLoop){let y=u.getX(g-1),p=u.getX(f),m=od(this,e,ru,l,y,p,g-1);m&&t.push(m)}}else{let f=Math.max(0,o.start),g=Math.min(h.count,o.start+o.count);for(let y=f,p=g-1;y<p;y+=c){let m=od(this,e,ru,l,y,y+1,y);m&&t.push(m)}if(this.isLineLoop){let y=od(this,e,ru,l,g-1,f,g-1);y&&t.push(y)}}}updateMorphTargets(){let t=this.geometry.morphAttributes,i=Object.keys(t);if(i.length>0){let r=t[i[0]];if(r!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let s=0,o=r.length;s<o;s++){let a=r[s].name||String(s);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=s}}}}};function od(n,e,t,i,r,s,o){let a=n.geometry.attributes.position;if(Cd.fromBufferAttribute(a,r),Rd.fromBufferAttribute(a,s),t.distanceSqToSegment(Cd,Rd,Lm,Qv)>i)return;Lm.applyMatrix4(n.matrixWorld);let c=e.ray.origin.distanceTo(Lm);if(!(c<e.near||c>e.far))return{distance:c,point:Qv.clone().applyMatrix4(n.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:n}}var fu=class extends Wi{constructor(e=[],t=Sa,i,r,s,o,a,l,c,u){super(e,t,i,r,s,o,a,l,c,u),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}};var Xs=class extends Wi{constructor(e,t,i=Gr,r,s,o,a=hi,l=hi,c,u=Ws,d=1){if(u!==Ws&&u!==Js)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let h={width:e,height:t,depth:d};super(h,r,s,o,a,l,u,i,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new Ll(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}},pu=class extends Xs{constructor(e,t=Gr,i=Sa,r,s,o=hi,a=hi,l,c=Ws){let u={width:e,height:e,depth:1},d=[u,u,u,u,u,u];super(e,e,t,i,r,s,o,a,l,c),this.image=d,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}},mu=class extends Wi{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},vs=class n extends Ti{constructor(e=1,t=1,i=1,r=1,s=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:e,height:t,depth:i,widthSegments:r,heightSegments:s,depthSegments:o};let a=this;r=Math.floor(r),s=Math.floor(s),o=Math.floor(o);let l=[],c=[],u=[],d=[],h=0,f=0;g("z","y","x",-1,-1,i,t,e,o,s,0),g("z","y","x",1,-1,i,t,-e,o,s,1),g("x","z","y",1,1,e,i,t,r,o,2),g("x","z","y",1,-1,e,i,-t,r,o,3),g("x","y","z",1,-1,e,t,i,r,s,4),g("x","y","z",-1,-1,e,t,-i,r,s,5),this.setIndex(l),this.setAttribute("position",new En(c,3)),this.setAttribute("normal",new En(u,3)),this.setAttribute("uv",new En(d,2));function g(y,p,m,_,A,b,T,w,x,S,O){let F=b/x,D=T/S,V=b/2,L=T/2,P=w/2,k=x+1,B=S+1,G=0,re=0,$=new Z;for(let J=0;J<B;J++){let te=J*D-L;for(let de=0;de<k;de++){let se=de*F-V;$[y]=se*_,$[p]=te*A,$[m]=P,c.push($.x,$.y,$.z),$[y]=0,$[p]=0,$[m]=w>0?1:-1,u.push($.x,$.y,$.z),d.push(de/x),d.push(1-J/S),G+=1}}for(let J=0;J<S;J++)for(let te=0;te<x;te++){let de=h+te+k*J,se=h+te+k*(J+1),Q=h+(te+1)+k*(J+1),fe=h+(te+1)+k*J;l.push(de,se,fe),l.push(se,Q,fe),re+=6}a.addGroup(f,re,O),f+=re,h+=G}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}};var Ul=class n extends Ti{constructor(e=1,t=1,i=1,r=32,s=1,o=!1,a=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:e,radiusBottom:t,height:i,radialSegments:r,heightSegments:s,openEnded:o,thetaStart:a,thetaLength:l};let c=this;r=Math.floor(r),s=Math.floor(s);let u=[],d=[],h=[],f=[],g=0,y=[],p=i/2,m=0;_(),o===!1&&(e>0&&A(!0),t>0&&A(!1)),this.setIndex(u),this.setAttribute("position",new En(d,3)),this.setAttribute("normal",new En(h,3)),this.setAttribute("uv",new En(f,2));function _(){let b=new Z,T=new Z,w=0,x=(t-e)/i;for(let S=0;S<=s;S++){let O=[],F=S/s,D=F*(t-e)+e;for(let V=0;V<=r;V++){let L=V/r,P=L*l+a,k=Math.sin(P),B=Math.cos(P);T.x=D*k,T.y=-F*i+p,T.z=D*B,d.push(T.x,T.y,T.z),b.set(k,x,B).normalize(),h.push(b.x,b.y,b.z),f.push(L,1-F),O.push(g++)}y.push(O)}for(let S=0;S<r;S++)for(let O=0;O<s;O++){let F=y[O][S],D=y[O+1][S],V=y[O+1][S+1],L=y[O][S+1];(e>0||O!==0)&&(u.push(F,D,L),w+=3),(t>0||O!==s-1)&&(u.push(D,V,L),w+=3)}c.addGroup(m,w,0),m+=w}function A(b){let T=g,w=new lt,x=new Z,S=0,O=b===!0?e:t,F=b===!0?1:-1;for(let V=1;V<=r;V++)d.push(0,p*F,0),h.push(0,F,0),f.push(.5,.5),g++;let D=g;for(let V=0;V<=r;V++){let P=V/r*l+a,k=Math.cos(P),B=Math.sin(P);x.x=O*B,x.y=p*F,x.z=O*k,d.push(x.x,x.y,x.z),h.push(0,F,0),w.x=k*.5+.5,w.y=B*.5*F+.5,f.push(w.x,w.y),g++}for(let V=0;V<r;V++){let L=T+V,P=D+V;b===!0?u.push(P,P+1,L):u.push(P+1,P,L),S+=3}c.addGroup(m,S,b===!0?1:2),m+=S}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.radiusTop,e.radiusBottom,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}};var gu=class n extends Ti{constructor(e=[new lt(0,-.5),new lt(.5,0),new lt(0,.5)],t=12,i=0,r=Math.PI*2){super(),this.type="LatheGeometry",this.parameters={points:e,segments:t,phiStart:i,phiLength:r},t=Math.floor(t),r=xt(r,0,Math.PI*2);let s=[],o=[],a=[],l=[],c=[],u=1/t,d=new Z,h=new lt,f=new Z,g=new Z,y=new Z,p=0,m=0;for(let _=0;_<=e.length-1;_++)switch(_){case 0:p=e[_+1].x-e[_].x,m=e[_+1].y-e[_].y,f.x=m*1,f.y=-p,f.z=m*0,y.copy(f),f.normalize(),l.push(f.x,f.y,f.z);break;case e.length-1:y.normalize(),l.push(y.x,y.y,y.z);break;default:p=e[_+1].x-e[_].x,m=e[_+1].y-e[_].y,f.x=m*1,f.y=-p,f.z=m*0,g.copy(f),f.x+=y.x,f.y+=y.y,f.z+=y.z,f.normalize(),l.push(f.x,f.y,f.z),y.copy(g)}for(let _=0;_<=t;_++){let A=i+_*u*r,b=Math.sin(A),T=Math.cos(A);for(let w=0;w<=e.length-1;w++){d.x=e[w].x*b,d.y=e[w].y,d.z=e[w].x*T,o.push(d.x,d.y,d.z),h.x=_/t,h.y=w/(e.length-1),a.push(h.x,h.y);let x=l[3*w+0]*b,S=l[3*w+1],O=l[3*w+0]*T;c.push(x,S,O)}}for(let _=0;_<t;_++)for(let A=0;A<e.length-1;A++){let b=A+_*e.length,T=b,w=b+e.length,x=b+e.length+1,S=b+1;s.push(T,w,S),s.push(x,S,w)}this.setIndex(s),this.setAttribute("position",new En(o,3)),this.setAttribute("uv",new En(a,2)),this.setAttribute("normal",new En(c,3))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.points,e.segments,e.phiStart,e.phiLength)}};var Co=class n extends Ti{constructor(e=1,t=1,i=1,r=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:i,heightSegments:r};let s=e/2,o=t/2,a=Math.floor(i),l=Math.floor(r),c=a+1,u=l+1,d=e/a,h=t/l,f=[],g=[],y=[],p=[];for(let m=0;m<u;m++){let _=m*h-o;for(let A=0;A<c;A++){let b=A*d-s;g.push(b,-_,0),y.push(0,0,1),p.push(A/a),p.push(1-m/l)}}for(let m=0;m<l;m++)for(let _=0;_<a;_++){let A=_+c*m,b=_+c*(m+1),T=_+1+c*(m+1),w=_+1+c*m;f.push(A,b,w),f.push(b,T,w)}this.setIndex(f),this.setAttribute("position",new En(g,3)),this.setAttribute("normal",new En(y,3)),this.setAttribute("uv",new En(p,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.width,e.height,e.widthSegments,e.heightSegments)}};var Hr=class n extends Ti{constructor(e=1,t=32,i=16,r=0,s=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:e,widthSegments:t,heightSegments:i,phiStart:r,phiLength:s,thetaStart:o,thetaLength:a},t=Math.max(3,Math.floor(t)),i=Math.max(2,Math.floor(i));let l=Math.min(o+a,Math.PI),c=0,u=[],d=new Z,h=new Z,f=[],g=[],y=[],p=[];for(let m=0;m<=i;m++){let _=[],A=m/i,b=o+A*a,T=e*Math.cos(b),w=Math.sqrt(e*e-T*T),x=0;m===0&&o===0?x=.5/t:m===i&&l===Math.PI&&(x=-.5/t);for(let S=0;S<=t;S++){let O=S/t,F=r+O*s;d.x=-w*Math.cos(F),d.y=T,d.z=w*Math.sin(F),g.push(d.x,d.y,d.z),h.copy(d).normalize(),y.push(h.x,h.y,h.z),p.push(O+x,1-A),_.push(c++)}u.push(_)}for(let m=0;m<i;m++)for(let _=0;_<t;_++){let A=u[m][_+1],b=u[m][_],T=u[m+1][_],w=u[m+1][_+1];(m!==0||o>0)&&f.push(A,b,w),(m!==i-1||l<Math.PI)&&f.push(b,T,w)}this.setIndex(f),this.setAttribute("position",new En(g,3)),this.setAttribute("normal",new En(y,3)),this.setAttribute("uv",new En(p,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.radius,e.widthSegments,e.heightSegments,e.phiStart,e.phiLength,e.thetaStart,e.thetaLength)}};var _u=class extends _s{constructor(e){super(),this.isShadowMaterial=!0,this.type="ShadowMaterial",this.color=new ut(0),this.transparent=!0,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.fog=e.fog,this}};function Aa(n){let e={};for(let t in n){e[t]={};for(let i in n[t]){let r=n[t][i];if(ey(r))r.isRenderTargetTexture?(Ke("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),e[t][i]=null):e[t][i]=r.clone();else if(Array.isArray(r))if(ey(r[0])){let s=[];for(let o=0,a=r.length;o<a;o++)s[o]=r[o].clone();e[t][i]=s}else e[t][i]=r.slice();else e[t][i]=r}}return e}function Ei(n){let e={};for(let t=0;t<n.length;t++){let i=Aa(n[t]);for(let r in i)e[r]=i[r]}return e}function ey(n){return n&&(n.isColor||n.isMatrix3||n.isMatrix4||n.isVector2||n.isVector3||n.isVector4||n.isTexture||n.isQuaternion)}function Jw(n){let e=[];for(let t=0;t<n.length;t++)e.push(n[t].clone());return e}function mg(n){let e=n.getRenderTarget();return e===null?n.outputColorSpace:e.isXRRenderTarget===!0?e.texture.colorSpace:yt.workingColorSpace}var Yy={clone:Aa,merge:Ei},Kw=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,Zw=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,Tr=class extends _s{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=Kw,this.fragmentShader=Zw,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=Aa(e.uniforms),this.uniformsGroups=Jw(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let r in this.uniforms){let o=this.uniforms[r].value;o&&o.isTexture?t.uniforms[r]={type:"t",value:o.toJSON(e).uuid}:o&&o.isColor?t.uniforms[r]={type:"c",value:o.getHex()}:o&&o.isVector2?t.uniforms[r]={type:"v2",value:o.toArray()}:o&&o.isVector3?t.uniforms[r]={type:"v3",value:o.toArray()}:o&&o.isVector4?t.uniforms[r]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?t.uniforms[r]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?t.uniforms[r]={type:"m4",value:o.toArray()}:t.uniforms[r]={value:o}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;let i={};for(let r in this.extensions)this.extensions[r]===!0&&(i[r]=!0);return Object.keys(i).length>0&&(t.extensions=i),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)for(let i in e.uniforms){let r=e.uniforms[i];switch(this.uniforms[i]={},r.type){case"t":this.uniforms[i].value=t[r.value]||null;break;case"c":this.uniforms[i].value=new ut().setHex(r.value);break;case"v2":this.uniforms[i].value=new lt().fromArray(r.value);break;case"v3":this.uniforms[i].value=new Z().fromArray(r.value);break;case"v4":this.uniforms[i].value=new pn().fromArray(r.value);break;case"m3":this.uniforms[i].value=new it().fromArray(r.value);break;case"m4":this.uniforms[i].value=new It().fromArray(r.value);break;default:this.uniforms[i].value=r.value}}if(e.defines!==void 0&&(this.defines=e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==void 0)for(let i in e.extensions)this.extensions[i]=e.extensions[i];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}},Pd=class extends Tr{constructor(e){super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}},Ro=class extends _s{constructor(e){super(),this.isMeshStandardMaterial=!0,this.type="MeshStandardMaterial",this.defines={STANDARD:""},this.color=new ut(16777215),this.roughness=1,this.metalness=0,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new ut(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=If,this.normalScale=new lt(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.roughnessMap=null,this.metalnessMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new qs,this.envMapIntensity=1,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.defines={STANDARD:""},this.color.copy(e.color),this.roughness=e.roughness,this.metalness=e.metalness,this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.roughnessMap=e.roughnessMap,this.metalnessMap=e.metalnessMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.envMapIntensity=e.envMapIntensity,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}};var Id=class extends _s{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=Dy,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},Ld=class extends _s{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};var Ol=class extends va{constructor(e){super(),this.isLineDashedMaterial=!0,this.type="LineDashedMaterial",this.scale=1,this.dashSize=3,this.gapSize=1,this.setValues(e)}copy(e){return super.copy(e),this.scale=e.scale,this.dashSize=e.dashSize,this.gapSize=e.gapSize,this}};function Al(n,e){return!n||n.constructor===e?n:typeof e.BYTES_PER_ELEMENT=="number"?new e(n):Array.prototype.slice.call(n)}function ad(n){return n!==void 0&&n.inTangents!==void 0&&n.outTangents!==void 0}var Po=class{constructor(e,t,i,r){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=r!==void 0?r:new t.constructor(i),this.sampleValues=t,this.valueSize=i,this.settings=null,this.DefaultSettings_={}}evaluate(e){let t=this.parameterPositions,i=this._cachedIndex,r=t[i],s=t[i-1];e:{t:{let o;n:{i:if(!(e<r)){for(let a=i+2;;){if(r===void 0){if(e<s)break i;return i=t.length,this._cachedIndex=i,this.copySampleValue_(i-1)}if(i===a)break;if(s=r,r=t[++i],e<r)break t}o=t.length;break n}if(!(e>=s)){let a=t[1];e<a&&(i=2,s=a);for(let l=i-2;;){if(s===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(i===l)break;if(r=s,s=t[--i-1],e>=s)break t}o=i,i=0;break n}break e}for(;i<o;){let a=i+o>>>1;e<t[a]?o=a:i=a+1}if(r=t[i],s=t[i-1],s===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(r===void 0)return i=t.length,this._cachedIndex=i,this.copySampleValue_(i-1)}this._cachedIndex=i,this.intervalChanged_(i,s,r)}return this.interpolate_(i,s,e,r)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){let t=this.resultBuffer,i=this.sampleValues,r=this.valueSize,s=e*r;for(let o=0;o!==r;++o)t[o]=i[s+o];return t}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},Dd=class extends Po{constructor(e,t,i,r){super(e,t,i,r),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:km,endingEnd:km}}intervalChanged_(e,t,i){let r=this.parameterPositions,s=e-2,o=e+1,a=r[s],l=r[o];if(a===void 0)switch(this.getSettings_().endingStart){case Fm:s=e,a=2*t-i;break;case Um:s=r.length-2,a=t+r[s]-r[s+1];break;default:s=e,a=i}if(l===void 0)switch(this.getSettings_().endingEnd){case Fm:o=e,l=2*i-t;break;case Um:o=1,l=i+r[1]-r[0];break;default:o=e-1,l=t}let c=(i-t)*.5,u=this.valueSize;this._weightPrev=c/(t-a),this._weightNext=c/(l-i),this._offsetPrev=s*u,this._offsetNext=o*u}interpolate_(e,t,i,r){let s=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,u=this._offsetPrev,d=this._offsetNext,h=this._weightPrev,f=this._weightNext,g=(i-t)/(r-t),y=g*g,p=y*g,m=-h*p+2*h*y-h*g,_=(1+h)*p+(-1.5-2*h)*y+(-.5+h)*g+1,A=(-1-f)*p+(1.5+f)*y+.5*g,b=f*p-f*y;for(let T=0;T!==a;++T)s[T]=m*o[u+T]+_*o[c+T]+A*o[l+T]+b*o[d+T];return s}},Nd=class extends Po{constructor(e,t,i,r){super(e,t,i,r)}interpolate_(e,t,i,r){let s=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,u=(i-t)/(r-t),d=1-u;for(let h=0;h!==a;++h)s[h]=o[c+h]*d+o[l+h]*u;return s}},kd=class extends Po{constructor(e,t,i,r){super(e,t,i,r)}interpolate_(e){return this.copySampleValue_(e-1)}},Fd=class extends Po{interpolate_(e,t,i,r){let s=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,u=this.inTangents,d=this.outTangents;if(!u||!d){let g=(i-t)/(r-t),y=1-g;for(let p=0;p!==a;++p)s[p]=o[c+p]*y+o[l+p]*g;return s}let h=a*2,f=e-1;for(let g=0;g!==a;++g){let y=o[c+g],p=o[l+g],m=f*h+g*2,_=d[m],A=d[m+1],b=e*h+g*2,T=u[b],w=u[b+1],x=Qw(i,t,_,T,r);s[g]=Jy(x,y,A,w,p)}return s}};function Jy(n,e,t,i,r){let s=1-n;return s*s*s*e+3*s*s*n*t+3*s*n*n*i+n*n*n*r}function jw(n,e,t,i,r){let s=1-n;return 3*s*s*(t-e)+6*s*n*(i-t)+3*n*n*(r-i)}function Qw(n,e,t,i,r){let s=(n-e)/(r-e);for(let o=0;o<8;o++){let a=Jy(s,e,t,i,r)-n;if(Math.abs(a)<1e-10)break;let l=jw(s,e,t,i,r);if(Math.abs(l)<1e-10)break;s=Math.max(0,Math.min(1,s-a/l))}return s}var hr=class{constructor(e,t,i,r){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=Al(t,this.TimeBufferType),this.values=Al(i,this.ValueBufferType),this.setInterpolation(r||this.DefaultInterpolation)}static toJSON(e){let t=e.constructor,i;if(t.toJSON!==this.toJSON)i=t.toJSON(e);else{i={name:e.name,times:Al(e.times,Array),values:Al(e.values,Array)};let r=e.getInterpolation();r!==e.DefaultInterpolation&&(i.interpolation=r),ad(e.settings)&&(i.settings={inTangents:Al(e.settings.inTangents,Array),outTangents:Al(e.settings.outTangents,Array)})}return i.type=e.ValueTypeName,i}InterpolantFactoryMethodDiscrete(e){return new kd(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new Nd(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new Dd(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodBezier(e){let t=new Fd(this.times,this.values,this.getValueSize(),e);return this.settings&&(t.inTangents=this.settings.inTangents,t.outTangents=this.settings.outTangents),t}setInterpolation(e){let t;switch(e){case ou:t=this.InterpolantFactoryMethodDiscrete;break;case bd:t=this.InterpolantFactoryMethodLinear;break;case ud:t=this.InterpolantFactoryMethodSmooth;break;case Nm:t=this.InterpolantFactoryMethodBezier;break}if(t===void 0){let i="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(i);return Ke("KeyframeTrack:",i),this}return this.createInterpolant=t,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return ou;case this.InterpolantFactoryMethodLinear:return bd;case this.InterpolantFactoryMethodSmooth:return ud;case this.InterpolantFactoryMethodBezier:return Nm}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let i=0,r=t.length;i!==r;++i)t[i]+=e;ad(this.settings)&&(ty(this.settings.inTangents,e),ty(this.settings.outTangents,e))}return this}scale(e){if(e!==1){let t=this.times;for(let i=0,r=t.length;i!==r;++i)t[i]*=e;ad(this.settings)&&(ny(this.settings.inTangents,e),ny(this.settings.outTangents,e))}return this}trim(e,t){let i=this.times,r=i.length,s=0,o=r-1;for(;s!==r&&i[s]<e;)++s;for(;o!==-1&&i[o]>t;)--o;if(++o,s!==0||o!==r){s>=o&&(o=Math.max(o,1),s=o-1);let a=this.getValueSize();this.times=i.slice(s,o),this.values=this.values.slice(s*a,o*a)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(tt("KeyframeTrack: Invalid value size in track.",this),e=!1);let i=this.times,r=this.values,s=i.length;s===0&&(tt("KeyframeTrack: Track is empty.",this),e=!1);let o=null;for(let a=0;a!==s;a++){let l=i[a];if(typeof l=="number"&&isNaN(l)){tt("KeyframeTrack: Time is not a valid number.",this,a,l),e=!1;break}if(o!==null&&o>l){tt("KeyframeTrack: Out of order keys.",this,a,l,o),e=!1;break}o=l}if(r!==void 0&&Ew(r))for(let a=0,l=r.length;a!==l;++a){let c=r[a];if(isNaN(c)){tt("KeyframeTrack: Value is not a valid number.",this,a,c),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),i=this.getValueSize(),r=this.getInterpolation()===ud,s=e.length-1,o=1;for(let a=1;a<s;++a){let l=!1,c=e[a],u=e[a+1];if(c!==u&&(a!==1||c!==e[0]))if(r)l=!0;else{let d=a*i,h=d-i,f=d+i;for(let g=0;g!==i;++g){let y=t[d+g];if(y!==t[h+g]||y!==t[f+g]){l=!0;break}}}if(l){if(a!==o){e[o]=e[a];let d=a*i,h=o*i;for(let f=0;f!==i;++f)t[h+f]=t[d+f]}++o}}if(s>0){e[o]=e[s];for(let a=s*i,l=o*i,c=0;c!==i;++c)t[l+c]=t[a+c];++o}return o!==e.length?(this.times=e.slice(0,o),this.values=t.slice(0,o*i)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),i=this.constructor,r=new i(this.name,e,t);return r.createInterpolant=this.createInterpolant,ad(this.settings)&&(r.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),r}};function ty(n,e){for(let t=0,i=n.length;t!==i;t+=2)n[t]+=e}function ny(n,e){for(let t=0,i=n.length;t!==i;t+=2)n[t]*=e}hr.prototype.ValueTypeName="";hr.prototype.TimeBufferType=Float32Array;hr.prototype.ValueBufferType=Float32Array;hr.prototype.DefaultInterpolation=bd;var Io=class extends hr{constructor(e,t,i){super(e,t,i)}};Io.prototype.ValueTypeName="bool";Io.prototype.ValueBufferType=Array;Io.prototype.DefaultInterpolation=ou;Io.prototype.InterpolantFactoryMethodLinear=void 0;Io.prototype.InterpolantFactoryMethodSmooth=void 0;var Ud=class extends hr{constructor(e,t,i,r){super(e,t,i,r)}};Ud.prototype.ValueTypeName="color";var Od=class extends hr{constructor(e,t,i,r){super(e,t,i,r)}};Od.prototype.ValueTypeName="number";var Bd=class extends Po{constructor(e,t,i,r){super(e,t,i,r)}interpolate_(e,t,i,r){let s=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(i-t)/(r-t),c=e*a;for(let u=c+a;c!==u;c+=4)cr.slerpFlat(s,0,o,c-a,o,c,l);return s}},vu=class extends hr{constructor(e,t,i,r){super(e,t,i,r)}InterpolantFactoryMethodLinear(e){return new Bd(this.times,this.values,this.getValueSize(),e)}};vu.prototype.ValueTypeName="quaternion";vu.prototype.InterpolantFactoryMethodSmooth=void 0;var Lo=class extends hr{constructor(e,t,i){super(e,t,i)}};Lo.prototype.ValueTypeName="string";Lo.prototype.ValueBufferType=Array;Lo.prototype.DefaultInterpolation=ou;Lo.prototype.InterpolantFactoryMethodLinear=void 0;Lo.prototype.InterpolantFactoryMethodSmooth=void 0;var zd=class extends hr{constructor(e,t,i,r){super(e,t,i,r)}};zd.prototype.ValueTypeName="vector";var Vd=class{constructor(e,t,i){let r=this,s=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=i,this._abortController=null,this.itemStart=function(u){a++,s===!1&&r.onStart!==void 0&&r.onStart(u,o,a),s=!0},this.itemEnd=function(u){o++,r.onProgress!==void 0&&r.onProgress(u,o,a),o===a&&(s=!1,r.onLoad!==void 0&&r.onLoad())},this.itemError=function(u){r.onError!==void 0&&r.onError(u)},this.resolveURL=function(u){return u=u.normalize("NFC"),l?l(u):u},this.setURLModifier=function(u){return l=u,this},this.addHandler=function(u,d){return c.push(u,d),this},this.removeHandler=function(u){let d=c.indexOf(u);return d!==-1&&c.splice(d,2),this},this.getHandler=function(u){for(let d=0,h=c.length;d<h;d+=2){let f=c[d],g=c[d+1];if(f.global&&(f.lastIndex=0),f.test(u))return g}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},Ky=new Vd,Hd=class{constructor(e){this.manager=e!==void 0?e:Ky,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(e,t){let i=this;return new Promise(function(r,s){i.load(e,r,t,s)})}parse(){}setCrossOrigin(e){return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.requestHeader=e,this}setPriority(e){return this.priority=e,this}setCache(e){return this.cache=e,this}abort(){return this}};Hd.DEFAULT_MATERIAL_NAME="__DEFAULT";var Bl=class extends pi{static registerNode(e){this.prototype._lightNode=e}constructor(e,t=1){super(),this.isLight=!0,this.type="Light",this.color=new ut(e),this.intensity=t}copy(e,t){return super.copy(e,t),this.color.copy(e.color),this.intensity=e.intensity,this}toJSON(e){let t=super.toJSON(e);return t.object.color=this.color.getHex(),t.object.intensity=this.intensity,t}},yu=class extends Bl{constructor(e,t,i){super(e,i),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(pi.DEFAULT_UP),this.updateMatrix(),this.groundColor=new ut(t)}copy(e,t){return super.copy(e,t),this.groundColor.copy(e.groundColor),this}toJSON(e){let t=super.toJSON(e);return t.object.groundColor=this.groundColor.getHex(),t}},Dm=new It,iy=new Z,ry=new Z,Gd=class{constructor(e){this.camera=e,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new lt(512,512),this.mapType=qi,this.map=null,this.mapPass=null,this.matrix=new It,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new Eo,this._frameExtents=new lt(1,1),this._viewportCount=1,this._viewports=[new pn(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(e){let t=this.camera;iy.setFromMatrixPosition(e.matrixWorld),t.position.copy(iy),ry.setFromMatrixPosition(e.target.matrixWorld),t.lookAt(ry),t.updateMatrixWorld(),this._updateMatrix(t,this.matrix,this._frustum)}_updateMatrix(e,t,i,r){Dm.multiplyMatrices(e.projectionMatrix,e.matrixWorldInverse),i.setFromProjectionMatrix(Dm,e.coordinateSystem,e.reversedDepth);let s=this._frameExtents,o=r?r.z/s.x:1,a=r?r.w/s.y:1,l=r?r.x/s.x:0,c=r?r.y/s.y:0;e.coordinateSystem===Pl||e.reversedDepth?t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,1,0,0,0,0,1):t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,.5,.5,0,0,0,1),t.multiply(Dm)}getViewport(e){return this._viewports[e]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(e){return this.camera=e.camera.clone(),this.intensity=e.intensity,this.bias=e.bias,this.radius=e.radius,this.autoUpdate=e.autoUpdate,this.needsUpdate=e.needsUpdate,this.normalBias=e.normalBias,this.blurSamples=e.blurSamples,this.mapSize.copy(e.mapSize),this.mapType=e.mapType,this.biasNode=e.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let e={};return e.intensity=this.intensity,e.bias=this.bias,e.normalBias=this.normalBias,e.radius=this.radius,e.blurSamples=this.blurSamples,e.mapSize=this.mapSize.toArray(),e.mapType=this.mapType,e.camera=this.camera.toJSON(!1).object,delete e.camera.matrix,e}},ld=new Z,cd=new cr,ps=new Z,xu=class extends pi{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new It,this.projectionMatrix=new It,this.projectionMatrixInverse=new It,this.coordinateSystem=Ar,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorld.decompose(ld,cd,ps),ps.x===1&&ps.y===1&&ps.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(ld,cd,ps.set(1,1,1)).invert()}updateWorldMatrix(e,t,i=!1){super.updateWorldMatrix(e,t,i),this.matrixWorld.decompose(ld,cd,ps),ps.x===1&&ps.y===1&&ps.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(ld,cd,ps.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},wo=new Z,sy=new lt,oy=new lt,Ni=class extends xu{constructor(e=50,t=1,i=.1,r=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=i,this.far=r,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=Md*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan(hm*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return Md*2*Math.atan(Math.tan(hm*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,i){wo.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(wo.x,wo.y).multiplyScalar(-e/wo.z),wo.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),i.set(wo.x,wo.y).multiplyScalar(-e/wo.z)}getViewSize(e,t){return this.getViewBounds(e,sy,oy),t.subVectors(oy,sy)}setViewOffset(e,t,i,r,s,o){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=r,this.view.width=s,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan(hm*.5*this.fov)/this.zoom,i=2*t,r=this.aspect*i,s=-.5*r,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,c=o.fullHeight;s+=o.offsetX*r/l,t-=o.offsetY*i/c,r*=o.width/l,i*=o.height/c}let a=this.filmOffset;a!==0&&(s+=e*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(s,s+r,t,t-i,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}};var bu=class extends xu{constructor(e=-1,t=1,i=1,r=-1,s=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=i,this.bottom=r,this.near=s,this.far=o,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,i,r,s,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=r,this.view.width=s,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),i=(this.right+this.left)/2,r=(this.top+this.bottom)/2,s=i-e,o=i+e,a=r+t,l=r-t;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,u=(this.top-this.bottom)/this.view.fullHeight/this.zoom;s+=c*this.view.offsetX,o=s+c*this.view.width,a-=u*this.view.offsetY,l=a-u*this.view.height}this.projectionMatrix.makeOrthographic(s,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}},Om=class extends Gd{constructor(){super(new bu(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},Mu=class extends Bl{constructor(e,t){super(e,t),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(pi.DEFAULT_UP),this.updateMatrix(),this.target=new pi,this.shadow=new Om}dispose(){super.dispose(),this.shadow.dispose()}copy(e){return super.copy(e),this.target=e.target.clone(),this.shadow=e.shadow.clone(),this}toJSON(e){let t=super.toJSON(e);return t.object.shadow=this.shadow.toJSON(),t.object.target=this.target.uuid,t}},Su=class extends Bl{constructor(e,t){super(e,t),this.isAmbientLight=!0,this.type="AmbientLight"}};var Tl=-90,El=1,zl=class extends pi{constructor(e,t,i){super(),this.type="CubeCamera",this.renderTarget=i,this.coordinateSystem=null,this.activeMipmapLevel=0;let r=new Ni(Tl,El,e,t);r.layers=this.layers,this.add(r);let s=new Ni(Tl,El,e,t);s.layers=this.layers,this.add(s);let o=new Ni(Tl,El,e,t);o.layers=this.layers,this.add(o);let a=new Ni(Tl,El,e,t);a.layers=this.layers,this.add(a);let l=new Ni(Tl,El,e,t);l.layers=this.layers,this.add(l);let c=new Ni(Tl,El,e,t);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[i,r,s,o,a,l]=t;for(let c of t)this.remove(c);if(e===Ar)i.up.set(0,1,0),i.lookAt(1,0,0),r.up.set(0,1,0),r.lookAt(-1,0,0),s.up.set(0,0,-1),s.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(e===Pl)i.up.set(0,-1,0),i.lookAt(-1,0,0),r.up.set(0,-1,0),r.lookAt(1,0,0),s.up.set(0,0,1),s.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let c of t)this.add(c),c.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();let{renderTarget:i,activeMipmapLevel:r}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[s,o,a,l,c,u]=this.children,d=e.getRenderTarget(),h=e.getActiveCubeFace(),f=e.getActiveMipmapLevel(),g=e.xr.enabled;e.xr.enabled=!1;let y=i.texture.mipmapsAutoUpdate;i.texture.mipmapsAutoUpdate=!1;let p=!1;e.isWebGLRenderer===!0?p=e.state.buffers.depth.getReversed():p=e.reversedDepthBuffer,e.setRenderTarget(i,0,r),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,s),e.setRenderTarget(i,1,r),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(i,2,r),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(i,3,r),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),e.setRenderTarget(i,4,r),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,c),i.texture.mipmapsAutoUpdate=y,e.setRenderTarget(i,5,r),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,u),e.setRenderTarget(d,h,f),e.xr.enabled=g,i.texture.needsPMREMUpdate=!0}},Wd=class extends Ni{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}};var gg="\\[\\]\\.:\\/",e1=new RegExp("["+gg+"]","g"),_g="[^"+gg+"]",t1="[^"+gg.replace("\\.","")+"]",n1=/((?:WC+[\/:])*)/.source.replace("WC",_g),i1=/(WCOD+)?/.source.replace("WCOD",t1),r1=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",_g),s1=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",_g),o1=new RegExp("^"+n1+i1+r1+s1+"$"),a1=["material","materials","bones","map"],Bm=class{constructor(e,t,i){let r=i||ln.parseTrackName(t);this._targetGroup=e,this._bindings=e.subscribe_(t,r)}getValue(e,t){this.bind();let i=this._targetGroup.nCachedObjects_,r=this._bindings[i];r!==void 0&&r.getValue(e,t)}setValue(e,t){let i=this._bindings;for(let r=this._targetGroup.nCachedObjects_,s=i.length;r!==s;++r)i[r].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,i=e.length;t!==i;++t)e[t].bind()}unbind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,i=e.length;t!==i;++t)e[t].unbind()}},ln=class n{constructor(e,t,i){this.path=t,this.parsedPath=i||n.parseTrackName(t),this.node=n.findNode(e,this.parsedPath.nodeName),this.rootNode=e,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(e,t,i){return e&&e.isAnimationObjectGroup?new n.Composite(e,t,i):new n(e,t,i)}static sanitizeNodeName(e){return e.replace(/\s/g,"_").replace(e1,"")}static parseTrackName(e){let t=o1.exec(e);if(t===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+e);let i={nodeName:t[2],objectName:t[3],objectIndex:t[4],propertyName:t[5],propertyIndex:t[6]},r=i.nodeName&&i.nodeName.lastIndexOf(".");if(r!==void 0&&r!==-1){let s=i.nodeName.substring(r+1);a1.indexOf(s)!==-1&&(i.nodeName=i.nodeName.substring(0,r),i.objectName=s)}if(i.propertyName===null||i.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+e);return i}static findNode(e,t){if(t===void 0||t===""||t==="."||t===-1||t===e.name||t===e.uuid)return e;if(e.skeleton){let i=e.skeleton.getBoneByName(t);if(i!==void 0)return i}if(e.children){let i=function(s){for(let o=0;o<s.length;o++){let a=s[o];if(a.name===t||a.uuid===t)return a;let l=i(a.children);if(l)return l}return null},r=i(e.children);if(r)return r}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(e,t){e[t]=this.targetObject[this.propertyName]}_getValue_array(e,t){let i=this.resolvedProperty;for(let r=0,s=i.length;r!==s;++r)e[t++]=i[r]}_getValue_arrayElement(e,t){e[t]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(e,t){this.resolvedProperty.toArray(e,t)}_setValue_direct(e,t){this.targetObject[this.propertyName]=e[t]}_setValue_direct_setNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(e,t){let i=this.resolvedProperty;for(let r=0,s=i.length;r!==s;++r)i[r]=e[t++]}_setValue_array_setNeedsUpdate(e,t){let i=this.resolvedProperty;for(let r=0,s=i.length;r!==s;++r)i[r]=e[t++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(e,t){let i=this.resolvedProperty;for(let r=0,s=i.length;r!==s;++r)i[r]=e[t++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(e,t){this.resolvedProperty[this.propertyIndex]=e[t]}_setValue_arrayElement_setNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(e,t){this.resolvedProperty.fromArray(e,t)}_setValue_fromArray_setNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(e,t){this.bind(),this.getValue(e,t)}_setValue_unbound(e,t){this.bind(),this.setValue(e,t)}bind(){let e=this.node,t=this.parsedPath,i=t.objectName,r=t.propertyName,s=t.propertyIndex;if(e||(e=n.findNode(this.rootNode,t.nodeName),this.node=e),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!e){Ke("PropertyBinding: No target node found for track: "+this.path+".");return}if(i){let c=t.objectIndex;switch(i){case"materials":if(!e.material){tt("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.materials){tt("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}e=e.material.materials;break;case"bones":if(!e.skeleton){tt("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}e=e.skeleton.bones;for(let u=0;u<e.length;u++)if(e[u].name===c){c=u;break}break;case"map":if("map"in e){e=e.map;break}if(!e.material){tt("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.map){tt("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}e=e.material.map;break;default:if(e[i]===void 0){tt("PropertyBinding: Can not bind to objectName of node undefined.",this);return}e=e[i]}if(c!==void 0){if(e[c]===void 0){tt("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,e);return}e=e[c]}}let o=e[r];if(o===void 0){let c=t.nodeName;tt("PropertyBinding: Trying to update property for track: "+c+"."+r+" but it wasn't found.",e);return}let a=this.Versioning.None;this.targetObject=e,e.isMaterial===!0?a=this.Versioning.NeedsUpdate:e.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(s!==void 0){if(r==="morphTargetInfluences"){if(!e.geometry){tt("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!e.geometry.morphAttributes){tt("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}e.morphTargetDictionary[s]!==void 0&&(s=e.morphTargetDictionary[s])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=s}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=r;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};ln.Composite=Bm;ln.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};ln.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};ln.prototype.GetterByBindingType=[ln.prototype._getValue_direct,ln.prototype._getValue_array,ln.prototype._getValue_arrayElement,ln.prototype._getValue_toArray];ln.prototype.SetterByBindingTypeAndVersioning=[[ln.prototype._setValue_direct,ln.prototype._setValue_direct_setNeedsUpdate,ln.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[ln.prototype._setValue_array,ln.prototype._setValue_array_setNeedsUpdate,ln.prototype._setValue_array_setMatrixWorldNeedsUpdate],[ln.prototype._setValue_arrayElement,ln.prototype._setValue_arrayElement_setNeedsUpdate,ln.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[ln.prototype._setValue_fromArray,ln.prototype._setValue_fromArray_setNeedsUpdate,ln.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var H3=new Float32Array(1);var ay=new It,wu=class{constructor(e,t,i=0,r=1/0){this.ray=new Fl(e,t),this.near=i,this.far=r,this.camera=null,this.layers=new Dl,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(e,t){this.ray.set(e,t)}setFromCamera(e,t){t.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(e.x,e.y,.5).unproject(t).sub(this.ray.origin).normalize(),this.camera=t):t.isOrthographicCamera?(this.ray.origin.set(e.x,e.y,t.projectionMatrix.elements[14]).unproject(t),this.ray.direction.set(0,0,-1).transformDirection(t.matrixWorld),this.camera=t):tt("Raycaster: Unsupported camera type: "+t.type)}setFromXRController(e){return ay.identity().extractRotation(e.matrixWorld),this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(ay),this}intersectObject(e,t=!0,i=[]){return zm(e,this,i,t),i.sort(ly),i}intersectObjects(e,t=!0,i=[]){for(let r=0,s=e.length;r<s;r++)zm(e[r],this,i,t);return i.sort(ly),i}};function ly(n,e){return n.distance-e.distance}function zm(n,e,t,i){let r=!0;if(n.layers.test(e.layers)&&n.raycast(e,t)===!1&&(r=!1),r===!0&&i===!0){let s=n.children;for(let o=0,a=s.length;o<a;o++)zm(s[o],e,t,!0)}}var Vm=class{static{this.prototype.isMatrix2=!0}constructor(e,t,i,r){this.elements=[1,0,0,1],e!==void 0&&this.set(e,t,i,r)}identity(){return this.set(1,0,0,1),this}fromArray(e,t=0){for(let i=0;i<4;i++)this.elements[i]=e[i+t];return this}set(e,t,i,r){let s=this.elements;return s[0]=e,s[2]=t,s[1]=i,s[3]=r,this}};function vg(n,e,t,i){let r=l1(i);switch(t){case og:return n*e;case lg:return n*e/r.components*r.byteLength;case Zd:return n*e/r.components*r.byteLength;case No:return n*e*2/r.components*r.byteLength;case jd:return n*e*2/r.components*r.byteLength;case ag:return n*e*3/r.components*r.byteLength;case $r:return n*e*4/r.components*r.byteLength;case Qd:return n*e*4/r.components*r.byteLength;case Eu:case Cu:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*8;case Ru:case Pu:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case tf:case rf:return Math.max(n,16)*Math.max(e,8)/4;case ef:case nf:return Math.max(n,8)*Math.max(e,8)/2;case sf:case of:case lf:case cf:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*8;case af:case Iu:case uf:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case hf:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case df:return Math.floor((n+4)/5)*Math.floor((e+3)/4)*16;case ff:return Math.floor((n+4)/5)*Math.floor((e+4)/5)*16;case pf:return Math.floor((n+5)/6)*Math.floor((e+4)/5)*16;case mf:return Math.floor((n+5)/6)*Math.floor((e+5)/6)*16;case gf:return Math.floor((n+7)/8)*Math.floor((e+4)/5)*16;case _f:return Math.floor((n+7)/8)*Math.floor((e+5)/6)*16;case vf:return Math.floor((n+7)/8)*Math.floor((e+7)/8)*16;case yf:return Math.floor((n+9)/10)*Math.floor((e+4)/5)*16;case xf:return Math.floor((n+9)/10)*Math.floor((e+5)/6)*16;case bf:return Math.floor((n+9)/10)*Math.floor((e+7)/8)*16;case Mf:return Math.floor((n+9)/10)*Math.floor((e+9)/10)*16;case Sf:return Math.floor((n+11)/12)*Math.floor((e+9)/10)*16;case wf:return Math.floor((n+11)/12)*Math.floor((e+11)/12)*16;case Af:case Tf:case Ef:return Math.ceil(n/4)*Math.ceil(e/4)*16;case Cf:case Rf:return Math.ceil(n/4)*Math.ceil(e/4)*8;case Lu:case Pf:return Math.ceil(n/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t} format.`)}function l1(n){switch(n){case qi:case ng:return{byteLength:1,components:1};case Wl:case ig:case qr:return{byteLength:2,components:1};case Jd:case Kd:return{byteLength:2,components:4};case Gr:case Yd:case Wr:return{byteLength:4,components:1};case rg:case sg:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${n}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Ke("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */function vx(){let n=null,e=!1,t=null,i=null;function r(s,o){i=n.requestAnimationFrame(r),t(s,o)}return{start:function(){e!==!0&&t!==null&&n!==null&&(i=n.requestAnimationFrame(r),e=!0)},stop:function(){n!==null&&n.cancelAnimationFrame(i),e=!1},setAnimationLoop:function(s){t=s},setContext:function(s){n=s}}}function u1(n){let e=new WeakMap;function t(a,l){let c=a.array,u=a.usage,d=c.byteLength,h=n.createBuffer();n.bindBuffer(l,h),n.bufferData(l,c,u),a.onUploadCallback();let f;if(c instanceof Float32Array)f=n.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)f=n.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?f=n.HALF_FLOAT:f=n.UNSIGNED_SHORT;else if(c instanceof Int16Array)f=n.SHORT;else if(c instanceof Uint32Array)f=n.UNSIGNED_INT;else if(c instanceof Int32Array)f=n.INT;else if(c instanceof Int8Array)f=n.BYTE;else if(c instanceof Uint8Array)f=n.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)f=n.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:h,type:f,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:d}}function i(a,l,c){let u=l.array,d=l.updateRanges;if(n.bindBuffer(c,a),d.length===0)n.bufferSubData(c,0,u);else{d.sort((f,g)=>f.start-g.start);let h=0;for(let f=1;f<d.length;f++){let g=d[h],y=d[f];y.start<=g.start+g.count+1?g.count=Math.max(g.count,y.start+y.count-g.start):(++h,d[h]=y)}d.length=h+1;for(let f=0,g=d.length;f<g;f++){let y=d[f];n.bufferSubData(c,y.start*u.BYTES_PER_ELEMENT,u,y.start,y.count)}l.clearUpdateRanges()}l.onUploadCallback()}function r(a){return a.isInterleavedBufferAttribute&&(a=a.data),e.get(a)}function s(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=e.get(a);l&&(n.deleteBuffer(l.buffer),e.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let u=e.get(a);(!u||u.version<a.version)&&e.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=e.get(a);if(c===void 0)e.set(a,t(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");i(c.buffer,a,l),c.version=a.version}}return{get:r,remove:s,update:o}}var h1=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,d1=`#ifdef USE_ALPHAHASH
	const float ALPHA_HASH_SCALE = 0.05;
	float hash2D( vec2 value ) {
		return fract( 1.0e4 * sin( 17.0 * value.x + 0.1 * value.y ) * ( 0.1 + abs( sin( 13.0 * value.y + value.x ) ) ) );
	}
	float hash3D( vec3 value ) {
		return hash2D( vec2( hash2D( value.xy ), value.z ) );
	}
	float getAlphaHashThreshold( vec3 position ) {
		float maxDeriv = max(
			length( dFdx( position.xyz ) ),
			length( dFdy( position.xyz ) )
		);
		float pixScale = 1.0 / ( ALPHA_HASH_SCALE * maxDeriv );
		vec2 pixScales = vec2(
			exp2( floor( log2( pixScale ) ) ),
			exp2( ceil( log2( pixScale ) ) )
		);
		vec2 alpha = vec2(
			hash3D( floor( pixScales.x * position.xyz ) ),
			hash3D( floor( pixScales.y * position.xyz ) )
		);
		float lerpFactor = fract( log2( pixScale ) );
		float x = ( 1.0 - lerpFactor ) * alpha.x + lerpFactor * alpha.y;
		float a = min( lerpFactor, 1.0 - lerpFactor );
		vec3 cases = vec3(
			x * x / ( 2.0 * a * ( 1.0 - a ) ),
			( x - 0.5 * a ) / ( 1.0 - a ),
			1.0 - ( ( 1.0 - x ) * ( 1.0 - x ) / ( 2.0 * a * ( 1.0 - a ) ) )
		);
		float threshold = ( x < ( 1.0 - a ) )
			? ( ( x < a ) ? cases.x : cases.y )
			: cases.z;
		return clamp( threshold , 1.0e-6, 1.0 );
	}
#endif`,f1=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,p1=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,m1=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,g1=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,_1=`#ifdef USE_AOMAP
	float ambientOcclusion = ( texture2D( aoMap, vAoMapUv ).r - 1.0 ) * aoMapIntensity + 1.0;
	reflectedLight.indirectDiffuse *= ambientOcclusion;
	#if defined( USE_CLEARCOAT ) 
		clearcoatSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_SHEEN ) 
		sheenSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_ENVMAP ) && defined( STANDARD )
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		reflectedLight.indirectSpecular *= computeSpecularOcclusion( dotNV, ambientOcclusion, material.roughness );
	#endif
#endif`,v1=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,y1=`#ifdef USE_BATCHING
	#if ! defined( GL_ANGLE_multi_draw )
	#define gl_DrawID _gl_DrawID
	uniform int _gl_DrawID;
	#endif
	uniform highp sampler2D batchingTexture;
	uniform highp usampler2D batchingIdTexture;
	mat4 getBatchingMatrix( const in float i ) {
		int size = textureSize( batchingTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( batchingTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( batchingTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( batchingTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( batchingTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
	float getIndirectIndex( const in int i ) {
		int size = textureSize( batchingIdTexture, 0 ).x;
		int x = i % size;
		int y = i / size;
		return float( texelFetch( batchingIdTexture, ivec2( x, y ), 0 ).r );
	}
#endif
#ifdef USE_BATCHING_COLOR
	uniform sampler2D batchingColorTexture;
	vec4 getBatchingColor( const in float i ) {
		int size = textureSize( batchingColorTexture, 0 ).x;
		int j = int( i );
		int x = j % size;
		int y = j / size;
		return texelFetch( batchingColorTexture, ivec2( x, y ), 0 );
	}
#endif`,x1=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,b1=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,M1=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,S1=`float G_BlinnPhong_Implicit( ) {
	return 0.25;
}
float D_BlinnPhong( const in float shininess, const in float dotNH ) {
	return RECIPROCAL_PI * ( shininess * 0.5 + 1.0 ) * pow( dotNH, shininess );
}
vec3 BRDF_BlinnPhong( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 specularColor, const in float shininess ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( specularColor, 1.0, dotVH );
	float G = G_BlinnPhong_Implicit( );
	float D = D_BlinnPhong( shininess, dotNH );
	return F * ( G * D );
} // validated`,w1=`#ifdef USE_IRIDESCENCE
	const mat3 XYZ_TO_REC709 = mat3(
		 3.2404542, -0.9692660,  0.0556434,
		-1.5371385,  1.8760108, -0.2040259,
		-0.4985314,  0.0415560,  1.0572252
	);
	vec3 Fresnel0ToIor( vec3 fresnel0 ) {
		vec3 sqrtF0 = sqrt( fresnel0 );
		return ( vec3( 1.0 ) + sqrtF0 ) / ( vec3( 1.0 ) - sqrtF0 );
	}
	vec3 IorToFresnel0( vec3 transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - vec3( incidentIor ) ) / ( transmittedIor + vec3( incidentIor ) ) );
	}
	float IorToFresnel0( float transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - incidentIor ) / ( transmittedIor + incidentIor ));
	}
	vec3 evalSensitivity( float OPD, vec3 shift ) {
		float phase = 2.0 * PI * OPD * 1.0e-9;
		vec3 val = vec3( 5.4856e-13, 4.4201e-13, 5.2481e-13 );
		vec3 pos = vec3( 1.6810e+06, 1.7953e+06, 2.2084e+06 );
		vec3 var = vec3( 4.3278e+09, 9.3046e+09, 6.6121e+09 );
		vec3 xyz = val * sqrt( 2.0 * PI * var ) * cos( pos * phase + shift ) * exp( - pow2( phase ) * var );
		xyz.x += 9.7470e-14 * sqrt( 2.0 * PI * 4.5282e+09 ) * cos( 2.2399e+06 * phase + shift[ 0 ] ) * exp( - 4.5282e+09 * pow2( phase ) );
		xyz /= 1.0685e-7;
		vec3 rgb = XYZ_TO_REC709 * xyz;
		return rgb;
	}
	vec3 evalIridescence( float outsideIOR, float eta2, float cosTheta1, float thinFilmThickness, vec3 baseF0 ) {
		vec3 I;
		float iridescenceIOR = mix( outsideIOR, eta2, smoothstep( 0.0, 0.03, thinFilmThickness ) );
		float sinTheta2Sq = pow2( outsideIOR / iridescenceIOR ) * ( 1.0 - pow2( cosTheta1 ) );
		float cosTheta2Sq = 1.0 - sinTheta2Sq;
		if ( cosTheta2Sq < 0.0 ) {
			return vec3( 1.0 );
		}
		float cosTheta2 = sqrt( cosTheta2Sq );
		float R0 = IorToFresnel0( iridescenceIOR, outsideIOR );
		float R12 = F_Schlick( R0, 1.0, cosTheta1 );
		float T121 = 1.0 - R12;
		float phi12 = 0.0;
		if ( iridescenceIOR < outsideIOR ) phi12 = PI;
		float phi21 = PI - phi12;
		vec3 baseIOR = Fresnel0ToIor( clamp( baseF0, 0.0, 0.9999 ) );		vec3 R1 = IorToFresnel0( baseIOR, iridescenceIOR );
		vec3 R23 = F_Schlick( R1, 1.0, cosTheta2 );
		vec3 phi23 = vec3( 0.0 );
		if ( baseIOR[ 0 ] < iridescenceIOR ) phi23[ 0 ] = PI;
		if ( baseIOR[ 1 ] < iridescenceIOR ) phi23[ 1 ] = PI;
		if ( baseIOR[ 2 ] < iridescenceIOR ) phi23[ 2 ] = PI;
		float OPD = 2.0 * iridescenceIOR * thinFilmThickness * cosTheta2;
		vec3 phi = vec3( phi21 ) + phi23;
		vec3 R123 = clamp( R12 * R23, 1e-5, 0.9999 );
		vec3 r123 = sqrt( R123 );
		vec3 Rs = pow2( T121 ) * R23 / ( vec3( 1.0 ) - R123 );
		vec3 C0 = R12 + Rs;
		I = C0;
		vec3 Cm = Rs - T121;
		for ( int m = 1; m <= 2; ++ m ) {
			Cm *= r123;
			vec3 Sm = 2.0 * evalSensitivity( float( m ) * OPD, float( m ) * phi );
			I += Cm * Sm;
		}
		return max( I, vec3( 0.0 ) );
	}
#endif`,A1=`#ifdef USE_BUMPMAP
	uniform sampler2D bumpMap;
	uniform float bumpScale;
	vec2 dHdxy_fwd() {
		vec2 dSTdx = dFdx( vBumpMapUv );
		vec2 dSTdy = dFdy( vBumpMapUv );
		float Hll = bumpScale * texture2D( bumpMap, vBumpMapUv ).x;
		float dBx = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdx ).x - Hll;
		float dBy = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdy ).x - Hll;
		return vec2( dBx, dBy );
	}
	vec3 perturbNormalArb( vec3 surf_pos, vec3 surf_norm, vec2 dHdxy, float faceDirection ) {
		vec3 vSigmaX = normalize( dFdx( surf_pos.xyz ) );
		vec3 vSigmaY = normalize( dFdy( surf_pos.xyz ) );
		vec3 vN = surf_norm;
		vec3 R1 = cross( vSigmaY, vN );
		vec3 R2 = cross( vN, vSigmaX );
		float fDet = dot( vSigmaX, R1 ) * faceDirection;
		vec3 vGrad = sign( fDet ) * ( dHdxy.x * R1 + dHdxy.y * R2 );
		return normalize( abs( fDet ) * surf_norm - vGrad );
	}
#endif`,T1=`#if NUM_CLIPPING_PLANES > 0
	vec4 plane;
	#ifdef ALPHA_TO_COVERAGE
		float distanceToPlane, distanceGradient;
		float clipOpacity = 1.0;
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
			distanceGradient = fwidth( distanceToPlane ) / 2.0;
			clipOpacity *= smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			if ( clipOpacity == 0.0 ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			float unionClipOpacity = 1.0;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
				distanceGradient = fwidth( distanceToPlane ) / 2.0;
				unionClipOpacity *= 1.0 - smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			}
			#pragma unroll_loop_end
			clipOpacity *= 1.0 - unionClipOpacity;
		#endif
		diffuseColor.a *= clipOpacity;
		if ( diffuseColor.a == 0.0 ) discard;
	#else
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			if ( dot( vClipPosition, plane.xyz ) > plane.w ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			bool clipped = true;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				clipped = ( dot( vClipPosition, plane.xyz ) > plane.w ) && clipped;
			}
			#pragma unroll_loop_end
			if ( clipped ) discard;
		#endif
	#endif
#endif`,E1=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,C1=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,R1=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,P1=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,I1=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,L1=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,D1=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	vColor = vec4( 1.0 );
#endif
#ifdef USE_COLOR_ALPHA
	vColor *= color;
#elif defined( USE_COLOR )
	vColor.rgb *= color;
#endif
#ifdef USE_INSTANCING_COLOR
	vColor.rgb *= instanceColor.rgb;
#endif
#ifdef USE_BATCHING_COLOR
	vColor *= getBatchingColor( getIndirectIndex( gl_DrawID ) );
#endif`,N1=`#define PI 3.141592653589793
#define PI2 6.283185307179586
#define PI_HALF 1.5707963267948966
#define RECIPROCAL_PI 0.3183098861837907
#define RECIPROCAL_PI2 0.15915494309189535
#define EPSILON 1e-6
#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
#define whiteComplement( a ) ( 1.0 - saturate( a ) )
float pow2( const in float x ) { return x*x; }
vec3 pow2( const in vec3 x ) { return x*x; }
float pow3( const in float x ) { return x*x*x; }
float pow4( const in float x ) { float x2 = x*x; return x2*x2; }
float max3( const in vec3 v ) { return max( max( v.x, v.y ), v.z ); }
float average( const in vec3 v ) { return dot( v, vec3( 0.3333333 ) ); }
highp float rand( const in vec2 uv ) {
	const highp float a = 12.9898, b = 78.233, c = 43758.5453;
	highp float dt = dot( uv.xy, vec2( a,b ) ), sn = mod( dt, PI );
	return fract( sin( sn ) * c );
}
#ifdef HIGH_PRECISION
	float precisionSafeLength( vec3 v ) { return length( v ); }
#else
	float precisionSafeLength( vec3 v ) {
		float maxComponent = max3( abs( v ) );
		return length( v / maxComponent ) * maxComponent;
	}
#endif
struct IncidentLight {
	vec3 color;
	vec3 direction;
	bool visible;
};
struct ReflectedLight {
	vec3 directDiffuse;
	vec3 directSpecular;
	vec3 indirectDiffuse;
	vec3 indirectSpecular;
};
#ifdef USE_ALPHAHASH
	varying vec3 vPosition;
#endif
vec3 transformDirection( in vec3 dir, in mat4 matrix ) {
	return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );
}
#define inverseTransformDirection transformDirectionByInverseViewMatrix
vec3 transformNormalByInverseViewMatrix( in vec3 normal, in mat4 viewMatrix ) {
	return normalize( ( vec4( normal, 0.0 ) * viewMatrix ).xyz );
}
vec3 transformDirectionByInverseViewMatrix( in vec3 dir, in mat4 viewMatrix ) {
	return normalize( ( vec4( dir, 0.0 ) * viewMatrix ).xyz );
}
bool isPerspectiveMatrix( mat4 m ) {
	return m[ 2 ][ 3 ] == - 1.0;
}
vec2 equirectUv( in vec3 dir ) {
	float u = atan( dir.z, dir.x ) * RECIPROCAL_PI2 + 0.5;
	float v = asin( clamp( dir.y, - 1.0, 1.0 ) ) * RECIPROCAL_PI + 0.5;
	return vec2( u, v );
}
vec3 BRDF_Lambert( const in vec3 diffuseColor ) {
	return RECIPROCAL_PI * diffuseColor;
}
vec3 F_Schlick( const in vec3 f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
}
float F_Schlick( const in float f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
} // validated`,k1=`vec3 transformedNormal = objectNormal;
#ifdef USE_TANGENT
	vec3 transformedTangent = objectTangent;
#endif
#ifdef USE_BATCHING
	mat3 bm = mat3( batchingMatrix );
	transformedNormal /= vec3( dot( bm[ 0 ], bm[ 0 ] ), dot( bm[ 1 ], bm[ 1 ] ), dot( bm[ 2 ], bm[ 2 ] ) );
	transformedNormal = bm * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = bm * transformedTangent;
	#endif
#endif
#ifdef USE_INSTANCING
	mat3 im = mat3( instanceMatrix );
	transformedNormal /= vec3( dot( im[ 0 ], im[ 0 ] ), dot( im[ 1 ], im[ 1 ] ), dot( im[ 2 ], im[ 2 ] ) );
	transformedNormal = im * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = im * transformedTangent;
	#endif
#endif
transformedNormal = normalMatrix * transformedNormal;
#ifdef FLIP_SIDED
	transformedNormal = - transformedNormal;
#endif
#ifdef USE_TANGENT
	transformedTangent = ( modelViewMatrix * vec4( transformedTangent, 0.0 ) ).xyz;
#endif`,F1=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,U1=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,O1=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,B1=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,z1="gl_FragColor = linearToOutputTexel( gl_FragColor );",V1=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,H1=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vec3 cameraToFrag;
		if ( isOrthographic ) {
			cameraToFrag = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToFrag = normalize( vWorldPosition - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vec3 reflectVec = reflect( cameraToFrag, worldNormal );
		#else
			vec3 reflectVec = refract( cameraToFrag, worldNormal, refractionRatio );
		#endif
	#else
		vec3 reflectVec = vReflect;
	#endif
	#ifdef ENVMAP_TYPE_CUBE
		vec4 envColor = textureCube( envMap, envMapRotation * reflectVec );
		#ifdef ENVMAP_BLENDING_MULTIPLY
			outgoingLight = mix( outgoingLight, outgoingLight * envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_MIX )
			outgoingLight = mix( outgoingLight, envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_ADD )
			outgoingLight += envColor.xyz * specularStrength * reflectivity;
		#endif
	#endif
#endif`,G1=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,W1=`#ifdef USE_ENVMAP
	uniform float reflectivity;
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		varying vec3 vWorldPosition;
		uniform float refractionRatio;
	#else
		varying vec3 vReflect;
	#endif
#endif`,q1=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,$1=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vWorldPosition = worldPosition.xyz;
	#else
		vec3 cameraToVertex;
		if ( isOrthographic ) {
			cameraToVertex = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToVertex = normalize( worldPosition.xyz - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vReflect = reflect( cameraToVertex, worldNormal );
		#else
			vReflect = refract( cameraToVertex, worldNormal, refractionRatio );
		#endif
	#endif
#endif`,X1=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,Y1=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,J1=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,K1=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,Z1=`#ifdef USE_GRADIENTMAP
	uniform sampler2D gradientMap;
#endif
vec3 getGradientIrradiance( vec3 normal, vec3 lightDirection ) {
	float dotNL = dot( normal, lightDirection );
	vec2 coord = vec2( dotNL * 0.5 + 0.5, 0.0 );
	#ifdef USE_GRADIENTMAP
		return vec3( texture2D( gradientMap, coord ).r );
	#else
		vec2 fw = fwidth( coord ) * 0.5;
		return mix( vec3( 0.7 ), vec3( 1.0 ), smoothstep( 0.7 - fw.x, 0.7 + fw.x, coord.x ) );
	#endif
}`,j1=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,Q1=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,eA=`varying vec3 vViewPosition;
struct LambertMaterial {
	vec3 diffuseColor;
	float specularStrength;
};
void RE_Direct_Lambert( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Lambert( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Lambert
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,tA=`uniform bool receiveShadow;
uniform vec3 ambientLightColor;
#if defined( USE_LIGHT_PROBES )
	uniform vec3 lightProbe[ 9 ];
#endif
vec3 shGetIrradianceAt( in vec3 normal, in vec3 shCoefficients[ 9 ] ) {
	float x = normal.x, y = normal.y, z = normal.z;
	vec3 result = shCoefficients[ 0 ] * 0.886227;
	result += shCoefficients[ 1 ] * 2.0 * 0.511664 * y;
	result += shCoefficients[ 2 ] * 2.0 * 0.511664 * z;
	result += shCoefficients[ 3 ] * 2.0 * 0.511664 * x;
	result += shCoefficients[ 4 ] * 2.0 * 0.429043 * x * y;
	result += shCoefficients[ 5 ] * 2.0 * 0.429043 * y * z;
	result += shCoefficients[ 6 ] * ( 0.743125 * z * z - 0.247708 );
	result += shCoefficients[ 7 ] * 2.0 * 0.429043 * x * z;
	result += shCoefficients[ 8 ] * 0.429043 * ( x * x - y * y );
	return result;
}
vec3 getLightProbeIrradiance( const in vec3 lightProbe[ 9 ], const in vec3 normal ) {
	vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec3 irradiance = shGetIrradianceAt( worldNormal, lightProbe );
	return irradiance;
}
vec3 getAmbientLightIrradiance( const in vec3 ambientLightColor ) {
	vec3 irradiance = ambientLightColor;
	return irradiance;
}
float getDistanceAttenuation( const in float lightDistance, const in float cutoffDistance, const in float decayExponent ) {
	float distanceFalloff = 1.0 / max( pow( lightDistance, decayExponent ), 0.01 );
	if ( cutoffDistance > 0.0 ) {
		distanceFalloff *= pow2( saturate( 1.0 - pow4( lightDistance / cutoffDistance ) ) );
	}
	return distanceFalloff;
}
float getSpotAttenuation( const in float coneCosine, const in float penumbraCosine, const in float angleCosine ) {
	return smoothstep( coneCosine, penumbraCosine, angleCosine );
}
#if NUM_SUN_LIGHTS > 0
	struct SunLight {
		vec3 direction;
		vec3 color;
	};
	uniform SunLight sunLights[ NUM_SUN_LIGHTS ];
	void getSunLightInfo( const in SunLight sunLight, out IncidentLight light ) {
		light.color = sunLight.color;
		light.direction = sunLight.direction;
		light.visible = true;
	}
#endif
#if NUM_DIR_LIGHTS > 0
	struct DirectionalLight {
		vec3 direction;
		vec3 color;
	};
	uniform DirectionalLight directionalLights[ NUM_DIR_LIGHTS ];
	void getDirectionalLightInfo( const in DirectionalLight directionalLight, out IncidentLight light ) {
		light.color = directionalLight.color;
		light.direction = directionalLight.direction;
		light.visible = true;
	}
#endif
#if NUM_POINT_LIGHTS > 0
	struct PointLight {
		vec3 position;
		vec3 color;
		float distance;
		float decay;
	};
	uniform PointLight pointLights[ NUM_POINT_LIGHTS ];
	void getPointLightInfo( const in PointLight pointLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = pointLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float lightDistance = length( lVector );
		light.color = pointLight.color;
		light.color *= getDistanceAttenuation( lightDistance, pointLight.distance, pointLight.decay );
		light.visible = ( light.color != vec3( 0.0 ) );
	}
#endif
#if NUM_SPOT_LIGHTS > 0
	struct SpotLight {
		vec3 position;
		vec3 direction;
		vec3 color;
		float distance;
		float decay;
		float coneCos;
		float penumbraCos;
	};
	uniform SpotLight spotLights[ NUM_SPOT_LIGHTS ];
	void getSpotLightInfo( const in SpotLight spotLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = spotLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float angleCos = dot( light.direction, spotLight.direction );
		float spotAttenuation = getSpotAttenuation( spotLight.coneCos, spotLight.penumbraCos, angleCos );
		if ( spotAttenuation > 0.0 ) {
			float lightDistance = length( lVector );
			light.color = spotLight.color * spotAttenuation;
			light.color *= getDistanceAttenuation( lightDistance, spotLight.distance, spotLight.decay );
			light.visible = ( light.color != vec3( 0.0 ) );
		} else {
			light.color = vec3( 0.0 );
			light.visible = false;
		}
	}
#endif
#if NUM_RECT_AREA_LIGHTS > 0
	struct RectAreaLight {
		vec3 color;
		vec3 position;
		vec3 halfWidth;
		vec3 halfHeight;
	};
	uniform sampler2D ltc_1;	uniform sampler2D ltc_2;
	uniform RectAreaLight rectAreaLights[ NUM_RECT_AREA_LIGHTS ];
#endif
#if NUM_HEMI_LIGHTS > 0
	struct HemisphereLight {
		vec3 direction;
		vec3 skyColor;
		vec3 groundColor;
	};
	uniform HemisphereLight hemisphereLights[ NUM_HEMI_LIGHTS ];
	vec3 getHemisphereLightIrradiance( const in HemisphereLight hemiLight, const in vec3 normal ) {
		float dotNL = dot( normal, hemiLight.direction );
		float hemiDiffuseWeight = 0.5 * dotNL + 0.5;
		vec3 irradiance = mix( hemiLight.groundColor, hemiLight.skyColor, hemiDiffuseWeight );
		return irradiance;
	}
#endif
#include <lightprobes_pars_fragment>`,nA=`#ifdef USE_ENVMAP
	vec3 getIBLIrradiance( const in vec3 normal ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * worldNormal, ENVMAP_MAX_LOD );
			return PI * envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	vec3 getIBLRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 reflectVec = reflect( - viewDir, normal );
			reflectVec = normalize( mix( reflectVec, normal, pow4( roughness ) ) );
			reflectVec = transformDirectionByInverseViewMatrix( reflectVec, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * reflectVec, roughnessToMip( roughness ) );
			return envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	#ifdef USE_RETROREFLECTION
		vec3 getIBLRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 retroVec = normalize( mix( viewDir, normal, pow4( roughness ) ) );
				retroVec = transformDirectionByInverseViewMatrix( retroVec, viewMatrix );
				vec4 envMapColor = textureLod( envMap, envMapRotation * retroVec, roughnessToMip( roughness ) );
				return envMapColor.rgb * envMapIntensity;
			#else
				return vec3( 0.0 );
			#endif
		}
	#endif
	#ifdef USE_ANISOTROPY
		vec3 getIBLAnisotropyRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 bentNormal = cross( bitangent, viewDir );
				bentNormal = normalize( cross( bentNormal, bitangent ) );
				bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
				return getIBLRadiance( viewDir, bentNormal, roughness );
			#else
				return vec3( 0.0 );
			#endif
		}
		#ifdef USE_RETROREFLECTION
			vec3 getIBLAnisotropyRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
				#ifdef ENVMAP_TYPE_PMREM
					vec3 bentNormal = cross( bitangent, viewDir );
					bentNormal = normalize( cross( bentNormal, bitangent ) );
					bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
					return getIBLRetroRadiance( viewDir, bentNormal, roughness );
				#else
					return vec3( 0.0 );
				#endif
			}
		#endif
	#endif
#endif`,iA=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,rA=`varying vec3 vViewPosition;
struct ToonMaterial {
	vec3 diffuseColor;
};
void RE_Direct_Toon( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 irradiance = getGradientIrradiance( geometryNormal, directLight.direction ) * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Toon( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Toon
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,sA=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,oA=`varying vec3 vViewPosition;
struct BlinnPhongMaterial {
	vec3 diffuseColor;
	vec3 specularColor;
	float specularShininess;
	float specularStrength;
};
void RE_Direct_BlinnPhong( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
	reflectedLight.directSpecular += irradiance * BRDF_BlinnPhong( directLight.direction, geometryViewDir, geometryNormal, material.specularColor, material.specularShininess ) * material.specularStrength;
}
void RE_IndirectDiffuse_BlinnPhong( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_BlinnPhong
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,aA=`PhysicalMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.diffuseContribution = diffuseColor.rgb * ( 1.0 - metalnessFactor );
material.metalness = metalnessFactor;
vec3 dxy = max( abs( dFdx( nonPerturbedNormal ) ), abs( dFdy( nonPerturbedNormal ) ) );
float geometryRoughness = max( max( dxy.x, dxy.y ), dxy.z );
material.roughness = max( roughnessFactor, 0.045 );
material.roughness += geometryRoughness;
material.roughness = min( material.roughness, 1.0 );
#ifdef USE_DIFFUSE_ROUGHNESS
	float diffuseRoughnessFactor = diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		diffuseRoughnessFactor *= texture2D( diffuseRoughnessMap, vDiffuseRoughnessMapUv ).r;
	#endif
	material.diffuseRoughness = saturate( diffuseRoughnessFactor );
#endif
#ifdef IOR
	material.ior = ior;
	#ifdef USE_SPECULAR
		float specularIntensityFactor = specularIntensity;
		vec3 specularColorFactor = specularColor;
		#ifdef USE_SPECULAR_COLORMAP
			specularColorFactor *= texture2D( specularColorMap, vSpecularColorMapUv ).rgb;
		#endif
		#ifdef USE_SPECULAR_INTENSITYMAP
			specularIntensityFactor *= texture2D( specularIntensityMap, vSpecularIntensityMapUv ).a;
		#endif
		material.specularF90 = mix( specularIntensityFactor, 1.0, metalnessFactor );
	#else
		float specularIntensityFactor = 1.0;
		vec3 specularColorFactor = vec3( 1.0 );
		material.specularF90 = 1.0;
	#endif
	material.specularColor = min( pow2( ( material.ior - 1.0 ) / ( material.ior + 1.0 ) ) * specularColorFactor, vec3( 1.0 ) ) * specularIntensityFactor;
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
#else
	material.specularColor = vec3( 0.04 );
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
	material.specularF90 = 1.0;
#endif
#ifdef USE_CLEARCOAT
	material.clearcoat = clearcoat;
	material.clearcoatRoughness = clearcoatRoughness;
	material.clearcoatF0 = vec3( 0.04 );
	material.clearcoatF90 = 1.0;
	#ifdef USE_CLEARCOATMAP
		material.clearcoat *= texture2D( clearcoatMap, vClearcoatMapUv ).x;
	#endif
	#ifdef USE_CLEARCOAT_ROUGHNESSMAP
		material.clearcoatRoughness *= texture2D( clearcoatRoughnessMap, vClearcoatRoughnessMapUv ).y;
	#endif
	material.clearcoat = saturate( material.clearcoat );	material.clearcoatRoughness = max( material.clearcoatRoughness, 0.045 );
	material.clearcoatRoughness += geometryRoughness;
	material.clearcoatRoughness = min( material.clearcoatRoughness, 1.0 );
#endif
#ifdef USE_DISPERSION
	material.dispersion = dispersion;
#endif
#ifdef USE_RETROREFLECTION
	material.retroreflectivity = retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	material.iridescence = iridescence;
	material.iridescenceIOR = iridescenceIOR;
	#ifdef USE_IRIDESCENCEMAP
		material.iridescence *= texture2D( iridescenceMap, vIridescenceMapUv ).r;
	#endif
	#ifdef USE_IRIDESCENCE_THICKNESSMAP
		material.iridescenceThickness = (iridescenceThicknessMaximum - iridescenceThicknessMinimum) * texture2D( iridescenceThicknessMap, vIridescenceThicknessMapUv ).g + iridescenceThicknessMinimum;
	#else
		material.iridescenceThickness = iridescenceThicknessMaximum;
	#endif
#endif
#ifdef USE_SHEEN
	material.sheenColor = sheenColor;
	#ifdef USE_SHEEN_COLORMAP
		material.sheenColor *= texture2D( sheenColorMap, vSheenColorMapUv ).rgb;
	#endif
	material.sheenRoughness = clamp( sheenRoughness, 0.0001, 1.0 );
	#ifdef USE_SHEEN_ROUGHNESSMAP
		material.sheenRoughness *= texture2D( sheenRoughnessMap, vSheenRoughnessMapUv ).a;
	#endif
#endif
#ifdef USE_ANISOTROPY
	#ifdef USE_ANISOTROPYMAP
		mat2 anisotropyMat = mat2( anisotropyVector.x, anisotropyVector.y, - anisotropyVector.y, anisotropyVector.x );
		vec3 anisotropyPolar = texture2D( anisotropyMap, vAnisotropyMapUv ).rgb;
		vec2 anisotropyV = anisotropyMat * normalize( 2.0 * anisotropyPolar.rg - vec2( 1.0 ) ) * anisotropyPolar.b;
	#else
		vec2 anisotropyV = anisotropyVector;
	#endif
	material.anisotropy = length( anisotropyV );
	if( material.anisotropy == 0.0 ) {
		anisotropyV = vec2( 1.0, 0.0 );
	} else {
		anisotropyV /= material.anisotropy;
		material.anisotropy = saturate( material.anisotropy );
	}
	material.alphaT = mix( pow2( material.roughness ), 1.0, pow2( material.anisotropy ) );
	material.anisotropyT = tbn[ 0 ] * anisotropyV.x + tbn[ 1 ] * anisotropyV.y;
	material.anisotropyB = tbn[ 1 ] * anisotropyV.x - tbn[ 0 ] * anisotropyV.y;
#endif`,lA=`uniform sampler2D dfgLUT;
struct PhysicalMaterial {
	vec3 diffuseColor;
	vec3 diffuseContribution;
	vec3 specularColor;
	vec3 specularColorBlended;
	float roughness;
	float metalness;
	float specularF90;
	float dispersion;
	vec2 dfg;
	vec3 multiScatteringCompensation;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float diffuseRoughness;
	#endif
	#ifdef USE_RETROREFLECTION
		float retroreflectivity;
	#endif
	#ifdef USE_CLEARCOAT
		float clearcoat;
		float clearcoatRoughness;
		vec3 clearcoatF0;
		float clearcoatF90;
	#endif
	#ifdef USE_IRIDESCENCE
		float iridescence;
		float iridescenceIOR;
		float iridescenceThickness;
		vec3 iridescenceFresnel;
		vec3 iridescenceF0Dielectric;
		vec3 iridescenceF0Metallic;
	#endif
	#ifdef USE_SHEEN
		vec3 sheenColor;
		float sheenRoughness;
	#endif
	#ifdef IOR
		float ior;
	#endif
	#ifdef USE_TRANSMISSION
		float transmission;
		float transmissionAlpha;
		float thickness;
		float attenuationDistance;
		vec3 attenuationColor;
	#endif
	#ifdef USE_ANISOTROPY
		float anisotropy;
		float alphaT;
		vec3 anisotropyT;
		vec3 anisotropyB;
	#endif
};
vec3 clearcoatSpecularDirect = vec3( 0.0 );
vec3 clearcoatSpecularIndirect = vec3( 0.0 );
vec3 sheenSpecularDirect = vec3( 0.0 );
vec3 sheenSpecularIndirect = vec3(0.0 );
vec3 Schlick_to_F0( const in vec3 f, const in float f90, const in float dotVH ) {
    float x = clamp( 1.0 - dotVH, 0.0, 1.0 );
    float x2 = x * x;
    float x5 = clamp( x * x2 * x2, 0.0, 0.9999 );
    return ( f - vec3( f90 ) * x5 ) / ( 1.0 - x5 );
}
#ifdef USE_DIFFUSE_ROUGHNESS
	const float EON_EPSILON = 1e-7;
	float FON_DirectionalAlbedo( const in float mu, const in float roughness, const in float A ) {
		float muComp = 1.0 - mu;
		float gOverPi = muComp * ( 0.0571085289 + muComp * ( 0.491881867 + muComp * ( - 0.332181442 + muComp * 0.0714429953 ) ) );
		return A * ( 1.0 + roughness * gOverPi );
	}
	vec3 BRDF_EON( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 diffuseColor, const in float roughness ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return BRDF_Lambert( rho );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float s = dot( lightDir, viewDir ) - dotNL * dotNV;
		float sOverT = ( s > 0.0 ) ? s / max( max( dotNL, dotNV ), EON_EPSILON ) : s;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		vec3 singleScatter = rho * RECIPROCAL_PI * A * ( 1.0 + roughness * sOverT );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		float albedoV = FON_DirectionalAlbedo( dotNV, roughness, A );
		float albedoL = FON_DirectionalAlbedo( dotNL, roughness, A );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		vec3 multiScatter = rhoMultiScatter * RECIPROCAL_PI
			* max( EON_EPSILON, 1.0 - albedoV )
			* max( EON_EPSILON, 1.0 - albedoL )
			/ max( EON_EPSILON, 1.0 - averageAlbedo );
		return singleScatter + multiScatter;
	}
	vec3 EON_DirectionalAlbedo( const in vec3 diffuseColor, const in float roughness, const in float dotNV ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return rho;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		float directionalAlbedo = FON_DirectionalAlbedo( dotNV, roughness, A );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		return rho * directionalAlbedo + rhoMultiScatter * ( 1.0 - directionalAlbedo );
	}
#endif
float V_GGX_SmithCorrelated( const in float alpha, const in float dotNL, const in float dotNV ) {
	float a2 = pow2( alpha );
	float gv = dotNL * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNV ) );
	float gl = dotNV * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNL ) );
	return 0.5 / max( gv + gl, EPSILON );
}
float D_GGX( const in float alpha, const in float dotNH ) {
	float a2 = pow2( alpha );
	float denom = pow2( dotNH ) * ( a2 - 1.0 ) + 1.0;
	return RECIPROCAL_PI * a2 / pow2( denom );
}
#ifdef USE_ANISOTROPY
	float V_GGX_SmithCorrelated_Anisotropic( const in float alphaT, const in float alphaB, const in float dotTV, const in float dotBV, const in float dotTL, const in float dotBL, const in float dotNV, const in float dotNL ) {
		float gv = dotNL * length( vec3( alphaT * dotTV, alphaB * dotBV, dotNV ) );
		float gl = dotNV * length( vec3( alphaT * dotTL, alphaB * dotBL, dotNL ) );
		return 0.5 / max( gv + gl, EPSILON );
	}
	float D_GGX_Anisotropic( const in float alphaT, const in float alphaB, const in float dotNH, const in float dotTH, const in float dotBH ) {
		float a2 = alphaT * alphaB;
		highp vec3 v = vec3( alphaB * dotTH, alphaT * dotBH, a2 * dotNH );
		highp float v2 = dot( v, v );
		float w2 = a2 / v2;
		return RECIPROCAL_PI * a2 * pow2 ( w2 );
	}
#endif
#ifdef USE_CLEARCOAT
	vec3 BRDF_GGX_Clearcoat( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material) {
		vec3 f0 = material.clearcoatF0;
		float f90 = material.clearcoatF90;
		float roughness = max( material.clearcoatRoughness, 0.045 );
		float alpha = pow2( roughness );
		vec3 halfDir = normalize( lightDir + viewDir );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float dotNH = saturate( dot( normal, halfDir ) );
		float dotVH = saturate( dot( viewDir, halfDir ) );
		vec3 F = F_Schlick( f0, f90, dotVH );
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
		return F * ( V * D );
	}
#endif
vec3 BRDF_GGX( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material ) {
	vec3 f0 = material.specularColorBlended;
	float f90 = material.specularF90;
	float roughness = max( material.roughness, 0.045 );
	float alpha = pow2( roughness );
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( f0, f90, dotVH );
	#ifdef USE_IRIDESCENCE
		F = mix( F, material.iridescenceFresnel, material.iridescence );
	#endif
	#ifdef USE_ANISOTROPY
		float dotTL = dot( material.anisotropyT, lightDir );
		float dotTV = dot( material.anisotropyT, viewDir );
		float dotTH = dot( material.anisotropyT, halfDir );
		float dotBL = dot( material.anisotropyB, lightDir );
		float dotBV = dot( material.anisotropyB, viewDir );
		float dotBH = dot( material.anisotropyB, halfDir );
		float alphaT = max( material.alphaT, alpha );
		float V = V_GGX_SmithCorrelated_Anisotropic( alphaT, alpha, dotTV, dotBV, dotTL, dotBL, dotNV, dotNL );
		float D = D_GGX_Anisotropic( alphaT, alpha, dotNH, dotTH, dotBH );
	#else
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
	#endif
	return F * ( V * D );
}
vec2 LTC_Uv( const in vec3 N, const in vec3 V, const in float roughness ) {
	const float LUT_SIZE = 64.0;
	const float LUT_SCALE = ( LUT_SIZE - 1.0 ) / LUT_SIZE;
	const float LUT_BIAS = 0.5 / LUT_SIZE;
	float dotNV = saturate( dot( N, V ) );
	vec2 uv = vec2( roughness, sqrt( 1.0 - dotNV ) );
	uv = uv * LUT_SCALE + LUT_BIAS;
	return uv;
}
float LTC_ClippedSphereFormFactor( const in vec3 f ) {
	float l = length( f );
	return max( ( l * l + f.z ) / ( l + 1.0 ), 0.0 );
}
vec3 LTC_EdgeVectorFormFactor( const in vec3 v1, const in vec3 v2 ) {
	float x = dot( v1, v2 );
	float y = abs( x );
	float a = 0.8543985 + ( 0.4965155 + 0.0145206 * y ) * y;
	float b = 3.4175940 + ( 4.1616724 + y ) * y;
	float v = a / b;
	float theta_sintheta = ( x > 0.0 ) ? v : 0.5 * inversesqrt( max( 1.0 - x * x, 1e-7 ) ) - v;
	return cross( v1, v2 ) * theta_sintheta;
}
vec3 LTC_Evaluate( const in vec3 N, const in vec3 V, const in vec3 P, const in mat3 mInv, const in vec3 rectCoords[ 4 ] ) {
	vec3 v1 = rectCoords[ 1 ] - rectCoords[ 0 ];
	vec3 v2 = rectCoords[ 3 ] - rectCoords[ 0 ];
	vec3 lightNormal = cross( v1, v2 );
	if( dot( lightNormal, P - rectCoords[ 0 ] ) < 0.0 ) return vec3( 0.0 );
	vec3 T1, T2;
	T1 = normalize( V - N * dot( V, N ) );
	T2 = - cross( N, T1 );
	mat3 mat = mInv * transpose( mat3( T1, T2, N ) );
	vec3 coords[ 4 ];
	coords[ 0 ] = mat * ( rectCoords[ 0 ] - P );
	coords[ 1 ] = mat * ( rectCoords[ 1 ] - P );
	coords[ 2 ] = mat * ( rectCoords[ 2 ] - P );
	coords[ 3 ] = mat * ( rectCoords[ 3 ] - P );
	coords[ 0 ] = normalize( coords[ 0 ] );
	coords[ 1 ] = normalize( coords[ 1 ] );
	coords[ 2 ] = normalize( coords[ 2 ] );
	coords[ 3 ] = normalize( coords[ 3 ] );
	vec3 vectorFormFactor = vec3( 0.0 );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 0 ], coords[ 1 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 1 ], coords[ 2 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 2 ], coords[ 3 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 3 ], coords[ 0 ] );
	float result = LTC_ClippedSphereFormFactor( vectorFormFactor );
	return vec3( result );
}
#if defined( USE_SHEEN )
float D_Charlie( float roughness, float dotNH ) {
	float alpha = pow2( roughness );
	float invAlpha = 1.0 / alpha;
	float cos2h = dotNH * dotNH;
	float sin2h = max( 1.0 - cos2h, 0.0078125 );
	return ( 2.0 + invAlpha ) * pow( sin2h, invAlpha * 0.5 ) / ( 2.0 * PI );
}
float V_Neubelt( float dotNV, float dotNL ) {
	return saturate( 1.0 / ( 4.0 * ( dotNL + dotNV - dotNL * dotNV ) ) );
}
vec3 BRDF_Sheen( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, vec3 sheenColor, const in float sheenRoughness ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float D = D_Charlie( sheenRoughness, dotNH );
	float V = V_Neubelt( dotNV, dotNL );
	return sheenColor * ( D * V );
}
#endif
float IBLSheenBRDF( const in vec3 normal, const in vec3 viewDir, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	float r2 = roughness * roughness;
	float rInv = 1.0 / ( roughness + 0.1 );
	float a = -1.9362 + 1.0678 * roughness + 0.4573 * r2 - 0.8469 * rInv;
	float b = -0.6014 + 0.5538 * roughness - 0.4670 * r2 - 0.1255 * rInv;
	float DG = exp( a * dotNV + b );
	return saturate( DG );
}
vec3 EnvironmentBRDF( const in vec3 normal, const in vec3 viewDir, const in vec3 specularColor, const in float specularF90, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	vec2 fab = texture2D( dfgLUT, vec2( roughness, dotNV ) ).rg;
	return specularColor * fab.x + specularF90 * fab.y;
}
#ifdef USE_IRIDESCENCE
void computeMultiscatteringIridescence( const in vec2 fab, const in vec3 specularColor, const in float specularF90, const in float iridescence, const in vec3 iridescenceF0, inout vec3 singleScatter, inout vec3 multiScatter ) {
#else
void computeMultiscattering( const in vec2 fab, const in vec3 specularColor, const in float specularF90, inout vec3 singleScatter, inout vec3 multiScatter ) {
#endif
	#ifdef USE_IRIDESCENCE
		vec3 Fr = mix( specularColor, iridescenceF0, iridescence );
	#else
		vec3 Fr = specularColor;
	#endif
	vec3 FssEss = Fr * fab.x + specularF90 * fab.y;
	float Ess = fab.x + fab.y;
	float Ems = 1.0 - Ess;
	vec3 Favg = Fr + ( 1.0 - Fr ) * 0.047619;	vec3 Fms = FssEss * Favg / ( 1.0 - Ems * Favg );
	singleScatter += FssEss;
	multiScatter += Fms * Ems;
}
#if NUM_RECT_AREA_LIGHTS > 0
	void RE_Direct_RectArea_Physical( const in RectAreaLight rectAreaLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
		vec3 normal = geometryNormal;
		vec3 viewDir = geometryViewDir;
		vec3 position = geometryPosition;
		vec3 lightPos = rectAreaLight.position;
		vec3 halfWidth = rectAreaLight.halfWidth;
		vec3 halfHeight = rectAreaLight.halfHeight;
		vec3 lightColor = rectAreaLight.color;
		float roughness = material.roughness;
		vec3 rectCoords[ 4 ];
		rectCoords[ 0 ] = lightPos + halfWidth - halfHeight;		rectCoords[ 1 ] = lightPos - halfWidth - halfHeight;
		rectCoords[ 2 ] = lightPos - halfWidth + halfHeight;
		rectCoords[ 3 ] = lightPos + halfWidth + halfHeight;
		vec2 uv = LTC_Uv( normal, viewDir, roughness );
		vec4 t1 = texture2D( ltc_1, uv );
		vec4 t2 = texture2D( ltc_2, uv );
		mat3 mInv = mat3(
			vec3( t1.x, 0, t1.y ),
			vec3(    0, 1,    0 ),
			vec3( t1.z, 0, t1.w )
		);
		vec3 fresnel = ( material.specularColorBlended * t2.x + ( material.specularF90 - material.specularColorBlended ) * t2.y );
		reflectedLight.directSpecular += lightColor * fresnel * LTC_Evaluate( normal, viewDir, position, mInv, rectCoords );
		reflectedLight.directDiffuse += lightColor * material.diffuseContribution * LTC_Evaluate( normal, viewDir, position, mat3( 1.0 ), rectCoords );
		#ifdef USE_CLEARCOAT
			vec3 Ncc = geometryClearcoatNormal;
			vec2 uvClearcoat = LTC_Uv( Ncc, viewDir, material.clearcoatRoughness );
			vec4 t1Clearcoat = texture2D( ltc_1, uvClearcoat );
			vec4 t2Clearcoat = texture2D( ltc_2, uvClearcoat );
			mat3 mInvClearcoat = mat3(
				vec3( t1Clearcoat.x, 0, t1Clearcoat.y ),
				vec3(             0, 1,             0 ),
				vec3( t1Clearcoat.z, 0, t1Clearcoat.w )
			);
			vec3 fresnelClearcoat = material.clearcoatF0 * t2Clearcoat.x + ( material.clearcoatF90 - material.clearcoatF0 ) * t2Clearcoat.y;
			clearcoatSpecularDirect += lightColor * fresnelClearcoat * LTC_Evaluate( Ncc, viewDir, position, mInvClearcoat, rectCoords );
		#endif
	}
#endif
void RE_Direct_Physical( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	#ifdef USE_CLEARCOAT
		float dotNLcc = saturate( dot( geometryClearcoatNormal, directLight.direction ) );
		vec3 ccIrradiance = dotNLcc * directLight.color;
		clearcoatSpecularDirect += ccIrradiance * BRDF_GGX_Clearcoat( directLight.direction, geometryViewDir, geometryClearcoatNormal, material );
	#endif
	#ifdef USE_SHEEN
 
 		sheenSpecularDirect += irradiance * BRDF_Sheen( directLight.direction, geometryViewDir, geometryNormal, material.sheenColor, material.sheenRoughness );
 
 		float sheenAlbedoV = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
 		float sheenAlbedoL = IBLSheenBRDF( geometryNormal, directLight.direction, material.sheenRoughness );
 
 		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * max( sheenAlbedoV, sheenAlbedoL );
 
 		irradiance *= sheenEnergyComp;
 
 	#endif
	vec3 specularBRDF = BRDF_GGX( directLight.direction, geometryViewDir, geometryNormal, material );
	#ifdef USE_RETROREFLECTION
		vec3 retroViewDir = reflect( - geometryViewDir, geometryNormal );
		vec3 retroSpecularBRDF = BRDF_GGX( directLight.direction, retroViewDir, geometryNormal, material );
		specularBRDF = mix( specularBRDF, retroSpecularBRDF, saturate( material.retroreflectivity ) );
	#endif
	reflectedLight.directSpecular += irradiance * specularBRDF * material.multiScatteringCompensation;
	vec3 halfDir = normalize( directLight.direction + geometryViewDir );
	float dotVH = saturate( dot( geometryViewDir, halfDir ) );
	vec3 F = F_Schlick( material.specularColor, material.specularF90, dotVH );
	#ifdef USE_RETROREFLECTION
		vec3 retroHalfDir = normalize( directLight.direction + retroViewDir );
		float dotRetroVH = saturate( dot( retroViewDir, retroHalfDir ) );
		vec3 retroF = F_Schlick( material.specularColor, material.specularF90, dotRetroVH );
		F = mix( F, retroF, saturate( material.retroreflectivity ) );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		vec3 diffuseBRDF = BRDF_EON( directLight.direction, geometryViewDir, geometryNormal, material.diffuseColor, material.diffuseRoughness ) * ( 1.0 - material.metalness );
	#else
		vec3 diffuseBRDF = BRDF_Lambert( material.diffuseContribution );
	#endif
	reflectedLight.directDiffuse += irradiance * diffuseBRDF * ( 1.0 - F );
}
void RE_IndirectDiffuse_Physical( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 singleScattering = vec3( 0.0 );
	vec3 multiScattering = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScattering, multiScattering );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScattering, multiScattering );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuseAlbedo = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness );
		vec3 diffuse = irradiance * RECIPROCAL_PI * diffuseAlbedo * ( 1.0 - singleScattering - multiScattering );
	#else
		vec3 diffuse = irradiance * BRDF_Lambert( material.diffuseContribution ) * ( 1.0 - singleScattering - multiScattering );
	#endif
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		sheenSpecularIndirect += irradiance * material.sheenColor * sheenAlbedo * RECIPROCAL_PI;
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		diffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectDiffuse += diffuse;
}
void RE_IndirectSpecular_Physical( const in vec3 radiance, const in vec3 irradiance, const in vec3 clearcoatRadiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight) {
	#ifdef USE_CLEARCOAT
		clearcoatSpecularIndirect += clearcoatRadiance * EnvironmentBRDF( geometryClearcoatNormal, geometryViewDir, material.clearcoatF0, material.clearcoatF90, material.clearcoatRoughness );
	#endif
	#ifdef USE_SHEEN
		sheenSpecularIndirect += irradiance * material.sheenColor * IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness ) * RECIPROCAL_PI;
 	#endif
	vec3 singleScatteringDielectric = vec3( 0.0 );
	vec3 multiScatteringDielectric = vec3( 0.0 );
	vec3 singleScatteringMetallic = vec3( 0.0 );
	vec3 multiScatteringMetallic = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscatteringIridescence( material.dfg, material.diffuseColor, material.specularF90, material.iridescence, material.iridescenceF0Metallic, singleScatteringMetallic, multiScatteringMetallic );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscattering( material.dfg, material.diffuseColor, material.specularF90, singleScatteringMetallic, multiScatteringMetallic );
	#endif
	vec3 singleScattering = mix( singleScatteringDielectric, singleScatteringMetallic, material.metalness );
	vec3 multiScattering = mix( multiScatteringDielectric, multiScatteringMetallic, material.metalness );
	vec3 totalScatteringDielectric = singleScatteringDielectric + multiScatteringDielectric;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuse = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness ) * ( 1.0 - totalScatteringDielectric );
	#else
		vec3 diffuse = material.diffuseContribution * ( 1.0 - totalScatteringDielectric );
	#endif
	vec3 cosineWeightedIrradiance = irradiance * RECIPROCAL_PI;
	vec3 indirectSpecular = radiance * singleScattering;
	indirectSpecular += multiScattering * cosineWeightedIrradiance;
	vec3 indirectDiffuse = diffuse * cosineWeightedIrradiance;
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		indirectSpecular *= sheenEnergyComp;
		indirectDiffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectSpecular += indirectSpecular;
	reflectedLight.indirectDiffuse += indirectDiffuse;
}
#define RE_Direct				RE_Direct_Physical
#define RE_Direct_RectArea		RE_Direct_RectArea_Physical
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Physical
#define RE_IndirectSpecular		RE_IndirectSpecular_Physical
float computeSpecularOcclusion( const in float dotNV, const in float ambientOcclusion, const in float roughness ) {
	return saturate( pow( dotNV + ambientOcclusion, exp2( - 16.0 * roughness - 1.0 ) ) - 1.0 + ambientOcclusion );
}`,cA=`
vec3 geometryPosition = - vViewPosition;
vec3 geometryNormal = normal;
vec3 geometryViewDir = ( isOrthographic ) ? vec3( 0, 0, 1 ) : normalize( vViewPosition );
vec3 geometryClearcoatNormal = vec3( 0.0 );
#ifdef USE_CLEARCOAT
	geometryClearcoatNormal = clearcoatNormal;
#endif
#ifdef USE_IRIDESCENCE
	float dotNVi = saturate( dot( normal, geometryViewDir ) );
	if ( material.iridescenceThickness == 0.0 ) {
		material.iridescence = 0.0;
	} else {
		material.iridescence = saturate( material.iridescence );
	}
	if ( material.iridescence > 0.0 ) {
		vec3 iridescenceFresnelDielectric = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.specularColor );
		vec3 iridescenceFresnelMetallic = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.diffuseColor );
		material.iridescenceFresnel = mix( iridescenceFresnelDielectric, iridescenceFresnelMetallic, material.metalness );
		material.iridescenceF0Dielectric = Schlick_to_F0( iridescenceFresnelDielectric, 1.0, dotNVi );
		material.iridescenceF0Metallic = Schlick_to_F0( iridescenceFresnelMetallic, 1.0, dotNVi );
	}
#endif
#ifdef STANDARD
	float dotNVms = saturate( dot( geometryNormal, geometryViewDir ) );
	material.dfg = texture2D( dfgLUT, vec2( material.roughness, dotNVms ) ).rg;
	#if ( NUM_SUN_LIGHTS > 0 || NUM_DIR_LIGHTS > 0 || NUM_POINT_LIGHTS > 0 || NUM_SPOT_LIGHTS > 0 )
		float EssMs = material.dfg.x + material.dfg.y;
		material.multiScatteringCompensation = 1.0 + material.specularColorBlended * ( 1.0 / EssMs - 1.0 );
	#endif
#endif
IncidentLight directLight;
#if ( NUM_POINT_LIGHTS > 0 ) && defined( RE_Direct )
	PointLight pointLight;
	#if defined( USE_SHADOWMAP ) && NUM_POINT_LIGHT_SHADOWS > 0
	PointLightShadow pointLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHTS; i ++ ) {
		pointLight = pointLights[ i ];
		getPointLightInfo( pointLight, geometryPosition, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_POINT_LIGHT_SHADOWS ) && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
		pointLightShadow = pointLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getPointShadow( pointShadowMap[ i ], pointLightShadow.shadowMapSize, pointLightShadow.shadowIntensity, pointLightShadow.shadowBias, pointLightShadow.shadowRadius, vPointShadowCoord[ i ], pointLightShadow.shadowCameraNear, pointLightShadow.shadowCameraFar ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SPOT_LIGHTS > 0 ) && defined( RE_Direct )
	SpotLight spotLight;
	vec4 spotColor;
	vec3 spotLightCoord;
	bool inSpotLightMap;
	#if defined( USE_SHADOWMAP ) && NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHTS; i ++ ) {
		spotLight = spotLights[ i ];
		getSpotLightInfo( spotLight, geometryPosition, directLight );
		#if ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#define SPOT_LIGHT_MAP_INDEX UNROLLED_LOOP_INDEX
		#elif ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		#define SPOT_LIGHT_MAP_INDEX NUM_SPOT_LIGHT_MAPS
		#else
		#define SPOT_LIGHT_MAP_INDEX ( UNROLLED_LOOP_INDEX - NUM_SPOT_LIGHT_SHADOWS + NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#endif
		#if ( SPOT_LIGHT_MAP_INDEX < NUM_SPOT_LIGHT_MAPS )
			spotLightCoord = vSpotLightCoord[ i ].xyz / vSpotLightCoord[ i ].w;
			inSpotLightMap = all( lessThan( abs( spotLightCoord * 2. - 1. ), vec3( 1.0 ) ) );
			spotColor = texture2D( spotLightMap[ SPOT_LIGHT_MAP_INDEX ], spotLightCoord.xy );
			directLight.color = inSpotLightMap ? directLight.color * spotColor.rgb : directLight.color;
		#endif
		#undef SPOT_LIGHT_MAP_INDEX
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		spotLightShadow = spotLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( spotShadowMap[ i ], spotLightShadow.shadowMapSize, spotLightShadow.shadowIntensity, spotLightShadow.shadowBias, spotLightShadow.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SUN_LIGHTS > 0 ) && defined( RE_Direct )
	SunLight sunLight;
	#if defined( USE_SHADOWMAP ) && NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHTS; i ++ ) {
		sunLight = sunLights[ i ];
		getSunLightInfo( sunLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SUN_LIGHT_SHADOWS )
		sunLightShadow = sunLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getSunShadow( sunShadowMap[ i ], sunLightShadow, UNROLLED_LOOP_INDEX ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_DIR_LIGHTS > 0 ) && defined( RE_Direct )
	DirectionalLight directionalLight;
	#if defined( USE_SHADOWMAP ) && NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHTS; i ++ ) {
		directionalLight = directionalLights[ i ];
		getDirectionalLightInfo( directionalLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_DIR_LIGHT_SHADOWS )
		directionalLightShadow = directionalLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( directionalShadowMap[ i ], directionalLightShadow.shadowMapSize, directionalLightShadow.shadowIntensity, directionalLightShadow.shadowBias, directionalLightShadow.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_RECT_AREA_LIGHTS > 0 ) && defined( RE_Direct_RectArea )
	RectAreaLight rectAreaLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_RECT_AREA_LIGHTS; i ++ ) {
		rectAreaLight = rectAreaLights[ i ];
		RE_Direct_RectArea( rectAreaLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if defined( RE_IndirectDiffuse )
	vec3 iblIrradiance = vec3( 0.0 );
	vec3 irradiance = getAmbientLightIrradiance( ambientLightColor );
	#if defined( USE_LIGHT_PROBES )
		irradiance += getLightProbeIrradiance( lightProbe, geometryNormal );
	#endif
	#if ( NUM_HEMI_LIGHTS > 0 )
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_HEMI_LIGHTS; i ++ ) {
			irradiance += getHemisphereLightIrradiance( hemisphereLights[ i ], geometryNormal );
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_LIGHT_PROBE_GRIDS > 0
		vec3 probeWorldPos = ( ( vec4( geometryPosition, 1.0 ) - viewMatrix[ 3 ] ) * viewMatrix ).xyz;
		vec3 probeWorldNormal = transformNormalByInverseViewMatrix( geometryNormal, viewMatrix );
		int probeGrid = - 1;
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( isInsideLightProbeGrid( probeWorldPos, probeWorldNormal, probesMin[ i ], probesMax[ i ], probesResolution[ i ] ) ) probeGrid = UNROLLED_LOOP_INDEX;
		}
		#pragma unroll_loop_end
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( probeGrid == UNROLLED_LOOP_INDEX ) irradiance += getLightProbeGridIrradiance( probesSH[ i ], probesMin[ i ], probesMax[ i ], probesResolution[ i ], probeWorldPos, probeWorldNormal );
		}
		#pragma unroll_loop_end
	#endif
#endif
#if defined( RE_IndirectSpecular )
	vec3 radiance = vec3( 0.0 );
	vec3 clearcoatRadiance = vec3( 0.0 );
#endif`,uA=`#if defined( RE_IndirectDiffuse )
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		vec3 lightMapIrradiance = lightMapTexel.rgb * lightMapIntensity;
		irradiance += lightMapIrradiance;
	#endif
	#if defined( USE_ENVMAP ) && defined( ENVMAP_TYPE_PMREM )
		#if defined( STANDARD ) || defined( LAMBERT ) || defined( PHONG )
			iblIrradiance += getIBLIrradiance( geometryNormal );
		#endif
	#endif
#endif
#if defined( USE_ENVMAP ) && defined( RE_IndirectSpecular )
	#ifdef USE_ANISOTROPY
		vec3 iblRadiance = getIBLAnisotropyRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
	#else
		vec3 iblRadiance = getIBLRadiance( geometryViewDir, geometryNormal, material.roughness );
	#endif
	#ifdef USE_RETROREFLECTION
		#ifdef USE_ANISOTROPY
			vec3 retroIBLRadiance = getIBLAnisotropyRetroRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
		#else
			vec3 retroIBLRadiance = getIBLRetroRadiance( geometryViewDir, geometryNormal, material.roughness );
		#endif
		iblRadiance = mix( iblRadiance, retroIBLRadiance, saturate( material.retroreflectivity ) );
	#endif
	radiance += iblRadiance;
	#ifdef USE_CLEARCOAT
		clearcoatRadiance += getIBLRadiance( geometryViewDir, geometryClearcoatNormal, material.clearcoatRoughness );
	#endif
#endif`,hA=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,dA=`#if NUM_LIGHT_PROBE_GRIDS > 0
uniform highp sampler3D probesSH[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMin[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMax[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesResolution[ NUM_LIGHT_PROBE_GRIDS ];
bool isInsideLightProbeGrid( vec3 worldPos, vec3 worldNormal, vec3 probesMin, vec3 probesMax, vec3 probesResolution ) {
	vec3 spacing = ( probesMax - probesMin ) / probesResolution;
	vec3 samplePos = worldPos + worldNormal * spacing * 0.5;
	vec3 margin = spacing * 0.01;
	return all( greaterThanEqual( samplePos, probesMin - margin ) ) && all( lessThanEqual( samplePos, probesMax + margin ) );
}
vec3 getLightProbeGridIrradiance( highp sampler3D probesSH, vec3 probesMin, vec3 probesMax, vec3 probesResolution, vec3 worldPos, vec3 worldNormal ) {
	vec3 res = probesResolution;
	vec3 gridRange = probesMax - probesMin;
	vec3 probeSpacing = gridRange / res;
	vec3 samplePos = worldPos + worldNormal * probeSpacing * 0.5;
	vec3 uvw = clamp( ( samplePos - probesMin ) / gridRange, 0.5 / res, 1.0 - 0.5 / res );
	float nz          = res.z;
	float paddedSlices = nz + 2.0;
	float atlasDepth  = 7.0 * paddedSlices;
	float uvZBase     = uvw.z * nz + 1.0;
	vec4 s0 = texture( probesSH, vec3( uvw.xy, ( uvZBase                       ) / atlasDepth ) );
	vec4 s1 = texture( probesSH, vec3( uvw.xy, ( uvZBase +       paddedSlices   ) / atlasDepth ) );
	vec4 s2 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 2.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s3 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 3.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s4 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 4.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s5 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 5.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s6 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 6.0 * paddedSlices   ) / atlasDepth ) );
	vec3 c0 = s0.xyz;
	vec3 c1 = vec3( s0.w, s1.xy );
	vec3 c2 = vec3( s1.zw, s2.x );
	vec3 c3 = s2.yzw;
	vec3 c4 = s3.xyz;
	vec3 c5 = vec3( s3.w, s4.xy );
	vec3 c6 = vec3( s4.zw, s5.x );
	vec3 c7 = s5.yzw;
	vec3 c8 = s6.xyz;
	float x = worldNormal.x, y = worldNormal.y, z = worldNormal.z;
	vec3 result = c0 * 0.886227;
	result += c1 * 2.0 * 0.511664 * y;
	result += c2 * 2.0 * 0.511664 * z;
	result += c3 * 2.0 * 0.511664 * x;
	result += c4 * 2.0 * 0.429043 * x * y;
	result += c5 * 2.0 * 0.429043 * y * z;
	result += c6 * ( 0.743125 * z * z - 0.247708 );
	result += c7 * 2.0 * 0.429043 * x * z;
	result += c8 * 0.429043 * ( x * x - y * y );
	return max( result, vec3( 0.0 ) );
}
#endif`,fA=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,pA=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,mA=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,gA=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,_A=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,vA=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,yA=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
	#if defined( USE_POINTS_UV )
		vec2 uv = vUv;
	#else
		vec2 uv = ( uvTransform * vec3( gl_PointCoord.x, 1.0 - gl_PointCoord.y, 1 ) ).xy;
	#endif
#endif
#ifdef USE_MAP
	diffuseColor *= texture2D( map, uv );
#endif
#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, uv ).g;
#endif`,xA=`#if defined( USE_POINTS_UV )
	varying vec2 vUv;
#else
	#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
		uniform mat3 uvTransform;
	#endif
#endif
#ifdef USE_MAP
	uniform sampler2D map;
#endif
#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,bA=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,MA=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,SA=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,wA=`#if defined( USE_MORPHCOLORS )
	#if defined( USE_COLOR_ALPHA )
		vColor *= morphTargetBaseInfluence;
	#elif defined( USE_COLOR )
		vColor.rgb *= morphTargetBaseInfluence;
	#endif
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		#if defined( USE_COLOR_ALPHA )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ) * morphTargetInfluences[ i ];
		#elif defined( USE_COLOR )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor.rgb += getMorph( gl_VertexID, i, 2 ).rgb * morphTargetInfluences[ i ];
		#endif
	}
#endif`,AA=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,TA=`#ifdef USE_MORPHTARGETS
	#ifndef USE_INSTANCING_MORPH
		uniform float morphTargetBaseInfluence;
		uniform float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	#endif
	uniform sampler2DArray morphTargetsTexture;
	uniform ivec2 morphTargetsTextureSize;
	vec4 getMorph( const in int vertexIndex, const in int morphTargetIndex, const in int offset ) {
		int texelIndex = vertexIndex * MORPHTARGETS_TEXTURE_STRIDE + offset;
		int y = texelIndex / morphTargetsTextureSize.x;
		int x = texelIndex - y * morphTargetsTextureSize.x;
		ivec3 morphUV = ivec3( x, y, morphTargetIndex );
		return texelFetch( morphTargetsTexture, morphUV, 0 );
	}
#endif`,EA=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,CA=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
#ifdef FLAT_SHADED
	vec3 fdx = dFdx( vViewPosition );
	vec3 fdy = dFdy( vViewPosition );
	vec3 normal = normalize( cross( fdx, fdy ) );
#else
	vec3 normal = normalize( vNormal );
	#ifdef DOUBLE_SIDED
		normal *= faceDirection;
	#endif
#endif
#if defined( USE_NORMALMAP_TANGENTSPACE ) || defined( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY )
	#ifdef USE_TANGENT
		mat3 tbn = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn = getTangentFrame( - vViewPosition, normal,
		#if defined( USE_NORMALMAP )
			vNormalMapUv
		#elif defined( USE_CLEARCOAT_NORMALMAP )
			vClearcoatNormalMapUv
		#else
			vUv
		#endif
		);
	#endif
	#ifdef DOUBLE_SIDED
		tbn[0] *= faceDirection;
		tbn[1] *= faceDirection;
	#endif
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	#ifdef USE_TANGENT
		mat3 tbn2 = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn2 = getTangentFrame( - vViewPosition, normal, vClearcoatNormalMapUv );
	#endif
	#ifdef DOUBLE_SIDED
		tbn2[0] *= faceDirection;
		tbn2[1] *= faceDirection;
	#endif
#endif
vec3 nonPerturbedNormal = normal;`,RA=`#ifdef USE_NORMALMAP_OBJECTSPACE
	normal = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#ifdef FLIP_SIDED
		normal = - normal;
	#endif
	#ifdef DOUBLE_SIDED
		normal = normal * faceDirection;
	#endif
	normal = normalize( normalMatrix * normal );
#elif defined( USE_NORMALMAP_TANGENTSPACE )
	vec3 mapN = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#if defined( USE_PACKED_NORMALMAP )
		mapN = vec3( mapN.xy, sqrt( saturate( 1.0 - dot( mapN.xy, mapN.xy ) ) ) );
	#endif
	mapN.xy *= normalScale;
	normal = normalize( tbn * mapN );
#elif defined( USE_BUMPMAP )
	normal = perturbNormalArb( - vViewPosition, normal, dHdxy_fwd(), faceDirection );
#endif`,PA=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,IA=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,LA=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,DA=`#ifdef USE_NORMALMAP
	uniform sampler2D normalMap;
	uniform vec2 normalScale;
#endif
#ifdef USE_NORMALMAP_OBJECTSPACE
	uniform mat3 normalMatrix;
#endif
#if ! defined ( USE_TANGENT ) && ( defined ( USE_NORMALMAP_TANGENTSPACE ) || defined ( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY ) )
	mat3 getTangentFrame( vec3 eye_pos, vec3 surf_norm, vec2 uv ) {
		vec3 q0 = dFdx( eye_pos.xyz );
		vec3 q1 = dFdy( eye_pos.xyz );
		vec2 st0 = dFdx( uv.st );
		vec2 st1 = dFdy( uv.st );
		vec3 N = surf_norm;
		vec3 q1perp = cross( q1, N );
		vec3 q0perp = cross( N, q0 );
		vec3 T = q1perp * st0.x + q0perp * st1.x;
		vec3 B = q1perp * st0.y + q0perp * st1.y;
		float det = max( dot( T, T ), dot( B, B ) );
		float scale = ( det == 0.0 ) ? 0.0 : inversesqrt( det );
		return mat3( T * scale, B * scale, N );
	}
#endif`,NA=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,kA=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,FA=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,UA=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,OA=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,BA=`vec3 packNormalToRGB( const in vec3 normal ) {
	return normalize( normal ) * 0.5 + 0.5;
}
vec3 unpackRGBToNormal( const in vec3 rgb ) {
	return 2.0 * rgb.xyz - 1.0;
}
const float PackUpscale = 256. / 255.;const float UnpackDownscale = 255. / 256.;const float ShiftRight8 = 1. / 256.;
const float Inv255 = 1. / 255.;
const vec4 PackFactors = vec4( 1.0, 256.0, 256.0 * 256.0, 256.0 * 256.0 * 256.0 );
const vec2 UnpackFactors2 = vec2( UnpackDownscale, 1.0 / PackFactors.g );
const vec3 UnpackFactors3 = vec3( UnpackDownscale / PackFactors.rg, 1.0 / PackFactors.b );
const vec4 UnpackFactors4 = vec4( UnpackDownscale / PackFactors.rgb, 1.0 / PackFactors.a );
vec4 packDepthToRGBA( const in float v ) {
	if( v <= 0.0 )
		return vec4( 0., 0., 0., 0. );
	if( v >= 1.0 )
		return vec4( 1., 1., 1., 1. );
	float vuf;
	float af = modf( v * PackFactors.a, vuf );
	float bf = modf( vuf * ShiftRight8, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec4( vuf * Inv255, gf * PackUpscale, bf * PackUpscale, af );
}
vec3 packDepthToRGB( const in float v ) {
	if( v <= 0.0 )
		return vec3( 0., 0., 0. );
	if( v >= 1.0 )
		return vec3( 1., 1., 1. );
	float vuf;
	float bf = modf( v * PackFactors.b, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec3( vuf * Inv255, gf * PackUpscale, bf );
}
vec2 packDepthToRG( const in float v ) {
	if( v <= 0.0 )
		return vec2( 0., 0. );
	if( v >= 1.0 )
		return vec2( 1., 1. );
	float vuf;
	float gf = modf( v * 256., vuf );
	return vec2( vuf * Inv255, gf );
}
float unpackRGBAToDepth( const in vec4 v ) {
	return dot( v, UnpackFactors4 );
}
float unpackRGBToDepth( const in vec3 v ) {
	return dot( v, UnpackFactors3 );
}
float unpackRGToDepth( const in vec2 v ) {
	return v.r * UnpackFactors2.r + v.g * UnpackFactors2.g;
}
vec4 pack2HalfToRGBA( const in vec2 v ) {
	vec4 r = vec4( v.x, fract( v.x * 255.0 ), v.y, fract( v.y * 255.0 ) );
	return vec4( r.x - r.y / 255.0, r.y, r.z - r.w / 255.0, r.w );
}
vec2 unpackRGBATo2Half( const in vec4 v ) {
	return vec2( v.x + ( v.y / 255.0 ), v.z + ( v.w / 255.0 ) );
}
float viewZToOrthographicDepth( const in float viewZ, const in float near, const in float far ) {
	return ( viewZ + near ) / ( near - far );
}
float orthographicDepthToViewZ( const in float depth, const in float near, const in float far ) {
	#ifdef USE_REVERSED_DEPTH_BUFFER
	
		return depth * ( far - near ) - far;
	#else
		return depth * ( near - far ) - near;
	#endif
}
float viewZToPerspectiveDepth( const in float viewZ, const in float near, const in float far ) {
	return ( ( near + viewZ ) * far ) / ( ( far - near ) * viewZ );
}
float perspectiveDepthToViewZ( const in float depth, const in float near, const in float far ) {
	
	#ifdef USE_REVERSED_DEPTH_BUFFER
		return ( near * far ) / ( ( near - far ) * depth - near );
	#else
		return ( near * far ) / ( ( far - near ) * depth - far );
	#endif
}`,zA=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,VA=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,HA=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,GA=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,WA=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,qA=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,$A=`#if NUM_SPOT_LIGHT_COORDS > 0
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#if NUM_SPOT_LIGHT_MAPS > 0
	uniform sampler2D spotLightMap[ NUM_SPOT_LIGHT_MAPS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		#define SUN_LIGHT_CASCADES 2
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#else
			uniform sampler2D sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#endif
		uniform mat4 sunShadowMatrix[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		uniform vec4 sunShadowCascade[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
		struct SunLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SunLightShadow sunLightShadows[ NUM_SUN_LIGHT_SHADOWS ];
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#else
			uniform sampler2D directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#endif
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#else
			uniform sampler2D spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#endif
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform samplerCubeShadow pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#elif defined( SHADOWMAP_TYPE_BASIC )
			uniform samplerCube pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#endif
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float interleavedGradientNoise( vec2 position ) {
			return fract( 52.9829189 * fract( dot( position, vec2( 0.06711056, 0.00583715 ) ) ) );
		}
		vec2 vogelDiskSample( int sampleIndex, int samplesCount, float phi ) {
			const float goldenAngle = 2.399963229728653;
			float r = sqrt( ( float( sampleIndex ) + 0.5 ) / float( samplesCount ) );
			float theta = float( sampleIndex ) * goldenAngle + phi;
			return vec2( cos( theta ), sin( theta ) ) * r;
		}
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float getShadow( sampler2DShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 texelSize = vec2( 1.0 ) / shadowMapSize;
				vec2 radius = shadowRadius * texelSize;
				float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
				shadow = (
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 0, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 1, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 2, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 3, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 4, 5, phi ) * radius, shadowCoord.z ) )
				) * 0.2;
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#elif defined( SHADOWMAP_TYPE_VSM )
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 distribution = texture2D( shadowMap, shadowCoord.xy ).rg;
				float mean = distribution.x;
				float variance = distribution.y * distribution.y;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					float hard_shadow = step( mean, shadowCoord.z );
				#else
					float hard_shadow = step( shadowCoord.z, mean );
				#endif
				
				if ( hard_shadow == 1.0 ) {
					shadow = 1.0;
				} else {
					variance = max( variance, 0.0000001 );
					float d = shadowCoord.z - mean;
					float p_max = variance / ( variance + d * d );
					p_max = clamp( ( p_max - 0.3 ) / 0.65, 0.0, 1.0 );
					shadow = max( hard_shadow, p_max );
				}
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#else
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				float depth = texture2D( shadowMap, shadowCoord.xy ).r;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					shadow = step( depth, shadowCoord.z );
				#else
					shadow = step( shadowCoord.z, depth );
				#endif
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#endif
	#if NUM_SUN_LIGHT_SHADOWS > 0
		float getSunShadow(
			#if defined( SHADOWMAP_TYPE_PCF )
				sampler2DShadow shadowMap,
			#else
				sampler2D shadowMap,
			#endif
			SunLightShadow sunLightShadow,
			int shadowIndex
		) {
			vec4 shadowWorldPosition = vec4( vSunShadowWorldPosition.xyz + vSunShadowWorldNormal * sunLightShadow.shadowNormalBias, 1.0 );
			float viewDepth = vSunShadowWorldPosition.w;
			int cascadeOffset = shadowIndex * SUN_LIGHT_CASCADES;
			float shadow = 1.0;
			for ( int i = SUN_LIGHT_CASCADES - 1; i >= 0; i -- ) {
				vec4 cascade = sunShadowCascade[ cascadeOffset + i ];
				if ( viewDepth >= cascade.x && viewDepth < cascade.y ) {
					float cascadeShadow = getShadow(
						shadowMap,
						sunLightShadow.shadowMapSize,
						sunLightShadow.shadowIntensity,
						sunLightShadow.shadowBias,
						sunLightShadow.shadowRadius,
						sunShadowMatrix[ cascadeOffset + i ] * shadowWorldPosition
					);
					shadow = mix( cascadeShadow, shadow, smoothstep( cascade.z, cascade.y, viewDepth ) );
				}
			}
			return shadow;
		}
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
	#if defined( SHADOWMAP_TYPE_PCF )
	float getPointShadow( samplerCubeShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 bd3D = normalize( lightToPosition );
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float lightDistance = length( lightToPosition );
			float depthRange = shadowCameraFar - shadowCameraNear;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				float depthA = - shadowCameraNear / depthRange - shadowBias;
				float depthB = shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#else
				float depthA = shadowCameraFar / depthRange + shadowBias;
				float depthB = - shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#endif
			float texelSize = shadowRadius / shadowMapSize.x;
			vec3 absDir = abs( bd3D );
			vec3 tangent = absDir.x > absDir.z ? vec3( 0.0, 1.0, 0.0 ) : vec3( 1.0, 0.0, 0.0 );
			tangent = normalize( cross( bd3D, tangent ) );
			vec3 bitangent = cross( bd3D, tangent );
			float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
			shadow = 0.0;
			for ( int i = 0; i < 5; i ++ ) {
				vec2 offset = vogelDiskSample( i, 5, phi );
				vec3 direction = bd3D + ( tangent * offset.x + bitangent * offset.y ) * texelSize;
				vec3 absDirection = abs( direction );
				float dp = depthA + depthB / max( max( absDirection.x, absDirection.y ), absDirection.z );
				shadow += texture( shadowMap, vec4( direction, dp ) );
			}
			shadow *= 0.2;
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#elif defined( SHADOWMAP_TYPE_BASIC )
	float getPointShadow( samplerCube shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float dp = ( shadowCameraFar * ( viewSpaceZ - shadowCameraNear ) ) / ( viewSpaceZ * ( shadowCameraFar - shadowCameraNear ) );
			dp += shadowBias;
			vec3 bd3D = normalize( lightToPosition );
			float depth = textureCube( shadowMap, bd3D ).r;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				depth = 1.0 - depth;
			#endif
			shadow = step( dp, depth );
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#endif
	#endif
#endif`,XA=`#if NUM_SPOT_LIGHT_COORDS > 0
	uniform mat4 spotLightMatrix[ NUM_SPOT_LIGHT_COORDS ];
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		uniform mat4 directionalShadowMatrix[ NUM_DIR_LIGHT_SHADOWS ];
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		uniform mat4 pointShadowMatrix[ NUM_POINT_LIGHT_SHADOWS ];
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
#endif`,YA=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
	#ifdef HAS_NORMAL
		vec3 shadowWorldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
	#else
		vec3 shadowWorldNormal = vec3( 0.0 );
	#endif
	vec4 shadowWorldPosition;
#endif
#if defined( USE_SHADOWMAP )
	#if NUM_SUN_LIGHT_SHADOWS > 0
		vSunShadowWorldPosition = vec4( worldPosition.xyz, - mvPosition.z );
		vSunShadowWorldNormal = shadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * directionalLightShadows[ i ].shadowNormalBias, 0 );
			vDirectionalShadowCoord[ i ] = directionalShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * pointLightShadows[ i ].shadowNormalBias, 0 );
			vPointShadowCoord[ i ] = pointShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
#endif
#if NUM_SPOT_LIGHT_COORDS > 0
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_COORDS; i ++ ) {
		shadowWorldPosition = worldPosition;
		#if ( defined( USE_SHADOWMAP ) && UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
			shadowWorldPosition.xyz += shadowWorldNormal * spotLightShadows[ i ].shadowNormalBias;
		#endif
		vSpotLightCoord[ i ] = spotLightMatrix[ i ] * shadowWorldPosition;
	}
	#pragma unroll_loop_end
#endif`,JA=`float getShadowMask() {
	float shadow = 1.0;
	#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHT_SHADOWS; i ++ ) {
		sunLight = sunLightShadows[ i ];
		shadow *= receiveShadow ? getSunShadow( sunShadowMap[ i ], sunLight, UNROLLED_LOOP_INDEX ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
		directionalLight = directionalLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( directionalShadowMap[ i ], directionalLight.shadowMapSize, directionalLight.shadowIntensity, directionalLight.shadowBias, directionalLight.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_SHADOWS; i ++ ) {
		spotLight = spotLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( spotShadowMap[ i ], spotLight.shadowMapSize, spotLight.shadowIntensity, spotLight.shadowBias, spotLight.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0 && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
	PointLightShadow pointLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
		pointLight = pointLightShadows[ i ];
		shadow *= receiveShadow ? getPointShadow( pointShadowMap[ i ], pointLight.shadowMapSize, pointLight.shadowIntensity, pointLight.shadowBias, pointLight.shadowRadius, vPointShadowCoord[ i ], pointLight.shadowCameraNear, pointLight.shadowCameraFar ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#endif
	return shadow;
}`,KA=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,ZA=`#ifdef USE_SKINNING
	uniform mat4 bindMatrix;
	uniform mat4 bindMatrixInverse;
	uniform highp sampler2D boneTexture;
	mat4 getBoneMatrix( const in float i ) {
		int size = textureSize( boneTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( boneTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( boneTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( boneTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( boneTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
#endif`,jA=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,QA=`#ifdef USE_SKINNING
	mat4 skinMatrix = mat4( 0.0 );
	skinMatrix += skinWeight.x * boneMatX;
	skinMatrix += skinWeight.y * boneMatY;
	skinMatrix += skinWeight.z * boneMatZ;
	skinMatrix += skinWeight.w * boneMatW;
	skinMatrix = bindMatrixInverse * skinMatrix * bindMatrix;
	objectNormal = vec4( skinMatrix * vec4( objectNormal, 0.0 ) ).xyz;
	#ifdef USE_TANGENT
		objectTangent = vec4( skinMatrix * vec4( objectTangent, 0.0 ) ).xyz;
	#endif
#endif`,eT=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,tT=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,nT=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,iT=`#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
uniform float toneMappingExposure;
vec3 LinearToneMapping( vec3 color ) {
	return saturate( toneMappingExposure * color );
}
vec3 ReinhardToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	return saturate( color / ( vec3( 1.0 ) + color ) );
}
vec3 CineonToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	color = max( vec3( 0.0 ), color - 0.004 );
	return pow( ( color * ( 6.2 * color + 0.5 ) ) / ( color * ( 6.2 * color + 1.7 ) + 0.06 ), vec3( 2.2 ) );
}
vec3 RRTAndODTFit( vec3 v ) {
	vec3 a = v * ( v + 0.0245786 ) - 0.000090537;
	vec3 b = v * ( 0.983729 * v + 0.4329510 ) + 0.238081;
	return a / b;
}
vec3 ACESFilmicToneMapping( vec3 color ) {
	const mat3 ACESInputMat = mat3(
		vec3( 0.59719, 0.07600, 0.02840 ),		vec3( 0.35458, 0.90834, 0.13383 ),
		vec3( 0.04823, 0.01566, 0.83777 )
	);
	const mat3 ACESOutputMat = mat3(
		vec3(  1.60475, -0.10208, -0.00327 ),		vec3( -0.53108,  1.10813, -0.07276 ),
		vec3( -0.07367, -0.00605,  1.07602 )
	);
	color *= toneMappingExposure / 0.6;
	color = ACESInputMat * color;
	color = RRTAndODTFit( color );
	color = ACESOutputMat * color;
	return saturate( color );
}
const mat3 LINEAR_REC2020_TO_LINEAR_SRGB = mat3(
	vec3( 1.6605, - 0.1246, - 0.0182 ),
	vec3( - 0.5876, 1.1329, - 0.1006 ),
	vec3( - 0.0728, - 0.0083, 1.1187 )
);
const mat3 LINEAR_SRGB_TO_LINEAR_REC2020 = mat3(
	vec3( 0.6274, 0.0691, 0.0164 ),
	vec3( 0.3293, 0.9195, 0.0880 ),
	vec3( 0.0433, 0.0113, 0.8956 )
);
vec3 agxDefaultContrastApprox( vec3 x ) {
	vec3 x2 = x * x;
	vec3 x4 = x2 * x2;
	return + 15.5 * x4 * x2
		- 40.14 * x4 * x
		+ 31.96 * x4
		- 6.868 * x2 * x
		+ 0.4298 * x2
		+ 0.1191 * x
		- 0.00232;
}
vec3 AgXToneMapping( vec3 color ) {
	const mat3 AgXInsetMatrix = mat3(
		vec3( 0.856627153315983, 0.137318972929847, 0.11189821299995 ),
		vec3( 0.0951212405381588, 0.761241990602591, 0.0767994186031903 ),
		vec3( 0.0482516061458583, 0.101439036467562, 0.811302368396859 )
	);
	const mat3 AgXOutsetMatrix = mat3(
		vec3( 1.1271005818144368, - 0.1413297634984383, - 0.14132976349843826 ),
		vec3( - 0.11060664309660323, 1.157823702216272, - 0.11060664309660294 ),
		vec3( - 0.016493938717834573, - 0.016493938717834257, 1.2519364065950405 )
	);
	const float AgxMinEv = - 12.47393;	const float AgxMaxEv = 4.026069;
	color *= toneMappingExposure;
	color = LINEAR_SRGB_TO_LINEAR_REC2020 * color;
	color = AgXInsetMatrix * color;
	color = max( color, 1e-10 );	color = log2( color );
	color = ( color - AgxMinEv ) / ( AgxMaxEv - AgxMinEv );
	color = clamp( color, 0.0, 1.0 );
	color = agxDefaultContrastApprox( color );
	color = AgXOutsetMatrix * color;
	color = pow( max( vec3( 0.0 ), color ), vec3( 2.2 ) );
	color = LINEAR_REC2020_TO_LINEAR_SRGB * color;
	color = clamp( color, 0.0, 1.0 );
	return color;
}
vec3 NeutralToneMapping( vec3 color ) {
	const float StartCompression = 0.8 - 0.04;
	const float Desaturation = 0.15;
	color *= toneMappingExposure;
	float x = min( color.r, min( color.g, color.b ) );
	float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
	color -= offset;
	float peak = max( color.r, max( color.g, color.b ) );
	if ( peak < StartCompression ) return color;
	float d = 1. - StartCompression;
	float newPeak = 1. - d * d / ( peak + d - StartCompression );
	color *= newPeak / peak;
	float g = 1. - 1. / ( Desaturation * ( peak - newPeak ) + 1. );
	return mix( color, vec3( newPeak ), g );
}
vec3 CustomToneMapping( vec3 color ) { return color; }`,rT=`#ifdef USE_TRANSMISSION
	material.transmission = transmission;
	material.transmissionAlpha = 1.0;
	material.thickness = thickness;
	material.attenuationDistance = attenuationDistance;
	material.attenuationColor = attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		material.transmission *= texture2D( transmissionMap, vTransmissionMapUv ).r;
	#endif
	#ifdef USE_THICKNESSMAP
		material.thickness *= texture2D( thicknessMap, vThicknessMapUv ).g;
	#endif
	vec3 pos = vWorldPosition;
	vec3 v = normalize( cameraPosition - pos );
	vec3 n = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec4 transmitted = getIBLVolumeRefraction(
		n, v, material.roughness, material.diffuseContribution, material.specularColorBlended, material.specularF90,
		pos, modelMatrix, viewMatrix, projectionMatrix, material.dispersion, material.ior, material.thickness,
		material.attenuationColor, material.attenuationDistance );
	material.transmissionAlpha = mix( material.transmissionAlpha, transmitted.a, material.transmission );
	totalDiffuse = mix( totalDiffuse, transmitted.rgb, material.transmission );
#endif`,sT=`#ifdef USE_TRANSMISSION
	uniform float transmission;
	uniform float thickness;
	uniform float attenuationDistance;
	uniform vec3 attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		uniform sampler2D transmissionMap;
	#endif
	#ifdef USE_THICKNESSMAP
		uniform sampler2D thicknessMap;
	#endif
	uniform vec2 transmissionSamplerSize;
	uniform sampler2D transmissionSamplerMap;
	uniform mat4 modelMatrix;
	uniform mat4 projectionMatrix;
	varying vec3 vWorldPosition;
	float w0( float a ) {
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - a + 3.0 ) - 3.0 ) + 1.0 );
	}
	float w1( float a ) {
		return ( 1.0 / 6.0 ) * ( a *  a * ( 3.0 * a - 6.0 ) + 4.0 );
	}
	float w2( float a ){
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - 3.0 * a + 3.0 ) + 3.0 ) + 1.0 );
	}
	float w3( float a ) {
		return ( 1.0 / 6.0 ) * ( a * a * a );
	}
	float g0( float a ) {
		return w0( a ) + w1( a );
	}
	float g1( float a ) {
		return w2( a ) + w3( a );
	}
	float h0( float a ) {
		return - 1.0 + w1( a ) / ( w0( a ) + w1( a ) );
	}
	float h1( float a ) {
		return 1.0 + w3( a ) / ( w2( a ) + w3( a ) );
	}
	vec4 bicubic( sampler2D tex, vec2 uv, vec4 texelSize, float lod ) {
		uv = uv * texelSize.zw + 0.5;
		vec2 iuv = floor( uv );
		vec2 fuv = fract( uv );
		float g0x = g0( fuv.x );
		float g1x = g1( fuv.x );
		float h0x = h0( fuv.x );
		float h1x = h1( fuv.x );
		float h0y = h0( fuv.y );
		float h1y = h1( fuv.y );
		vec2 p0 = ( vec2( iuv.x + h0x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p1 = ( vec2( iuv.x + h1x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p2 = ( vec2( iuv.x + h0x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		vec2 p3 = ( vec2( iuv.x + h1x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		return g0( fuv.y ) * ( g0x * textureLod( tex, p0, lod ) + g1x * textureLod( tex, p1, lod ) ) +
			g1( fuv.y ) * ( g0x * textureLod( tex, p2, lod ) + g1x * textureLod( tex, p3, lod ) );
	}
	vec4 textureBicubic( sampler2D sampler, vec2 uv, float lod ) {
		vec2 fLodSize = vec2( textureSize( sampler, int( lod ) ) );
		vec2 cLodSize = vec2( textureSize( sampler, int( lod + 1.0 ) ) );
		vec2 fLodSizeInv = 1.0 / fLodSize;
		vec2 cLodSizeInv = 1.0 / cLodSize;
		vec4 fSample = bicubic( sampler, uv, vec4( fLodSizeInv, fLodSize ), floor( lod ) );
		vec4 cSample = bicubic( sampler, uv, vec4( cLodSizeInv, cLodSize ), ceil( lod ) );
		return mix( fSample, cSample, fract( lod ) );
	}
	vec3 getVolumeTransmissionRay( const in vec3 n, const in vec3 v, const in float thickness, const in float ior, const in mat4 modelMatrix ) {
		vec3 refractionVector = refract( - v, normalize( n ), 1.0 / ior );
		vec3 modelScale;
		modelScale.x = length( vec3( modelMatrix[ 0 ].xyz ) );
		modelScale.y = length( vec3( modelMatrix[ 1 ].xyz ) );
		modelScale.z = length( vec3( modelMatrix[ 2 ].xyz ) );
		return normalize( refractionVector ) * thickness * modelScale;
	}
	float applyIorToRoughness( const in float roughness, const in float ior ) {
		return roughness * clamp( ior * 2.0 - 2.0, 0.0, 1.0 );
	}
	vec4 getTransmissionSample( const in vec2 fragCoord, const in float roughness, const in float ior ) {
		float lod = log2( transmissionSamplerSize.x ) * applyIorToRoughness( roughness, ior );
		return textureBicubic( transmissionSamplerMap, fragCoord.xy, lod );
	}
	vec3 volumeAttenuation( const in float transmissionDistance, const in vec3 attenuationColor, const in float attenuationDistance ) {
		if ( isinf( attenuationDistance ) ) {
			return vec3( 1.0 );
		} else {
			vec3 attenuationCoefficient = -log( attenuationColor ) / attenuationDistance;
			vec3 transmittance = exp( - attenuationCoefficient * transmissionDistance );			return transmittance;
		}
	}
	vec4 getIBLVolumeRefraction( const in vec3 n, const in vec3 v, const in float roughness, const in vec3 diffuseColor,
		const in vec3 specularColor, const in float specularF90, const in vec3 position, const in mat4 modelMatrix,
		const in mat4 viewMatrix, const in mat4 projMatrix, const in float dispersion, const in float ior, const in float thickness,
		const in vec3 attenuationColor, const in float attenuationDistance ) {
		vec4 transmittedLight;
		vec3 transmittance;
		#ifdef USE_DISPERSION
			float halfSpread = ( ior - 1.0 ) * 0.025 * dispersion;
			vec3 iors = vec3( ior - halfSpread, ior, ior + halfSpread );
			for ( int i = 0; i < 3; i ++ ) {
				vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, iors[ i ], modelMatrix );
				vec3 refractedRayExit = position + transmissionRay;
				vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
				vec2 refractionCoords = ndcPos.xy / ndcPos.w;
				refractionCoords += 1.0;
				refractionCoords /= 2.0;
				vec4 transmissionSample = getTransmissionSample( refractionCoords, roughness, iors[ i ] );
				transmittedLight[ i ] = transmissionSample[ i ];
				transmittedLight.a += transmissionSample.a;
				transmittance[ i ] = diffuseColor[ i ] * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance )[ i ];
			}
			transmittedLight.a /= 3.0;
		#else
			vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, ior, modelMatrix );
			vec3 refractedRayExit = position + transmissionRay;
			vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
			vec2 refractionCoords = ndcPos.xy / ndcPos.w;
			refractionCoords += 1.0;
			refractionCoords /= 2.0;
			transmittedLight = getTransmissionSample( refractionCoords, roughness, ior );
			transmittance = diffuseColor * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance );
		#endif
		vec3 attenuatedColor = transmittance * transmittedLight.rgb;
		vec3 F = EnvironmentBRDF( n, v, specularColor, specularF90, roughness );
		float transmittanceFactor = ( transmittance.r + transmittance.g + transmittance.b ) / 3.0;
		return vec4( ( 1.0 - F ) * attenuatedColor, 1.0 - ( 1.0 - transmittedLight.a ) * transmittanceFactor );
	}
#endif`,oT=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_SPECULARMAP
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,aT=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	uniform mat3 mapTransform;
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	uniform mat3 alphaMapTransform;
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	uniform mat3 lightMapTransform;
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	uniform mat3 aoMapTransform;
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	uniform mat3 bumpMapTransform;
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	uniform mat3 normalMapTransform;
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_DISPLACEMENTMAP
	uniform mat3 displacementMapTransform;
	varying vec2 vDisplacementMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	uniform mat3 emissiveMapTransform;
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	uniform mat3 metalnessMapTransform;
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	uniform mat3 roughnessMapTransform;
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	uniform mat3 diffuseRoughnessMapTransform;
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	uniform mat3 anisotropyMapTransform;
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	uniform mat3 clearcoatMapTransform;
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform mat3 clearcoatNormalMapTransform;
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform mat3 clearcoatRoughnessMapTransform;
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	uniform mat3 sheenColorMapTransform;
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	uniform mat3 sheenRoughnessMapTransform;
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	uniform mat3 iridescenceMapTransform;
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform mat3 iridescenceThicknessMapTransform;
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SPECULARMAP
	uniform mat3 specularMapTransform;
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	uniform mat3 specularColorMapTransform;
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	uniform mat3 specularIntensityMapTransform;
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,lT=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	vUv = vec3( uv, 1 ).xy;
#endif
#ifdef USE_MAP
	vMapUv = ( mapTransform * vec3( MAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ALPHAMAP
	vAlphaMapUv = ( alphaMapTransform * vec3( ALPHAMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_LIGHTMAP
	vLightMapUv = ( lightMapTransform * vec3( LIGHTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_AOMAP
	vAoMapUv = ( aoMapTransform * vec3( AOMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_BUMPMAP
	vBumpMapUv = ( bumpMapTransform * vec3( BUMPMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_NORMALMAP
	vNormalMapUv = ( normalMapTransform * vec3( NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DISPLACEMENTMAP
	vDisplacementMapUv = ( displacementMapTransform * vec3( DISPLACEMENTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_EMISSIVEMAP
	vEmissiveMapUv = ( emissiveMapTransform * vec3( EMISSIVEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_METALNESSMAP
	vMetalnessMapUv = ( metalnessMapTransform * vec3( METALNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ROUGHNESSMAP
	vRoughnessMapUv = ( roughnessMapTransform * vec3( ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	vDiffuseRoughnessMapUv = ( diffuseRoughnessMapTransform * vec3( DIFFUSE_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ANISOTROPYMAP
	vAnisotropyMapUv = ( anisotropyMapTransform * vec3( ANISOTROPYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOATMAP
	vClearcoatMapUv = ( clearcoatMapTransform * vec3( CLEARCOATMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	vClearcoatNormalMapUv = ( clearcoatNormalMapTransform * vec3( CLEARCOAT_NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	vClearcoatRoughnessMapUv = ( clearcoatRoughnessMapTransform * vec3( CLEARCOAT_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCEMAP
	vIridescenceMapUv = ( iridescenceMapTransform * vec3( IRIDESCENCEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	vIridescenceThicknessMapUv = ( iridescenceThicknessMapTransform * vec3( IRIDESCENCE_THICKNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_COLORMAP
	vSheenColorMapUv = ( sheenColorMapTransform * vec3( SHEEN_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	vSheenRoughnessMapUv = ( sheenRoughnessMapTransform * vec3( SHEEN_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULARMAP
	vSpecularMapUv = ( specularMapTransform * vec3( SPECULARMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_COLORMAP
	vSpecularColorMapUv = ( specularColorMapTransform * vec3( SPECULAR_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	vSpecularIntensityMapUv = ( specularIntensityMapTransform * vec3( SPECULAR_INTENSITYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_TRANSMISSIONMAP
	vTransmissionMapUv = ( transmissionMapTransform * vec3( TRANSMISSIONMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_THICKNESSMAP
	vThicknessMapUv = ( thicknessMapTransform * vec3( THICKNESSMAP_UV, 1 ) ).xy;
#endif`,cT=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,uT=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,hT=`uniform sampler2D t2D;
uniform float backgroundIntensity;
varying vec2 vUv;
void main() {
	vec4 texColor = texture2D( t2D, vUv );
	#ifdef DECODE_VIDEO_TEXTURE
		texColor = vec4( mix( pow( texColor.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), texColor.rgb * 0.0773993808, vec3( lessThanEqual( texColor.rgb, vec3( 0.04045 ) ) ) ), texColor.w );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,dT=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,fT=`uniform float backgroundBlurriness;
uniform float backgroundIntensity;
uniform mat3 backgroundRotation;
varying vec3 vWorldDirection;
#include <envmap_common_pars_fragment>
void main() {
	#ifdef ENVMAP_TYPE_PMREM
		vec4 texColor = textureLod( envMap, backgroundRotation * vWorldDirection, roughnessToMip( backgroundBlurriness ) );
	#else
		vec4 texColor = textureCube( envMap, backgroundRotation * vWorldDirection );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,pT=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,mT=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,gT=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
varying vec2 vHighPrecisionZW;
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vHighPrecisionZW = gl_Position.zw;
}`,_T=`#if DEPTH_PACKING == 3200
	uniform float opacity;
#endif
#include <common>
#include <packing>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
varying vec2 vHighPrecisionZW;
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#if DEPTH_PACKING == 3200
		diffuseColor.a = opacity;
	#endif
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <logdepthbuf_fragment>
	#ifdef USE_REVERSED_DEPTH_BUFFER
		float fragCoordZ = vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ];
	#else
		float fragCoordZ = 0.5 * vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ] + 0.5;
	#endif
	#if DEPTH_PACKING == 3200
		gl_FragColor = vec4( vec3( 1.0 - fragCoordZ ), opacity );
	#elif DEPTH_PACKING == 3201
		gl_FragColor = packDepthToRGBA( fragCoordZ );
	#elif DEPTH_PACKING == 3202
		gl_FragColor = vec4( packDepthToRGB( fragCoordZ ), 1.0 );
	#elif DEPTH_PACKING == 3203
		gl_FragColor = vec4( packDepthToRG( fragCoordZ ), 0.0, 1.0 );
	#endif
}`,vT=`#define DISTANCE
varying vec3 vWorldPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <worldpos_vertex>
	#include <clipping_planes_vertex>
	vWorldPosition = worldPosition.xyz;
}`,yT=`#define DISTANCE
uniform vec3 referencePosition;
uniform float nearDistance;
uniform float farDistance;
varying vec3 vWorldPosition;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	float dist = length( vWorldPosition - referencePosition );
	dist = ( dist - nearDistance ) / ( farDistance - nearDistance );
	dist = saturate( dist );
	gl_FragColor = vec4( dist, 0.0, 0.0, 1.0 );
}`,xT=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,bT=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,MT=`uniform float scale;
attribute float lineDistance;
varying float vLineDistance;
#include <common>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	vLineDistance = scale * lineDistance;
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,ST=`uniform vec3 diffuse;
uniform float opacity;
uniform float dashSize;
uniform float totalSize;
varying float vLineDistance;
#include <common>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	if ( mod( vLineDistance, totalSize ) > dashSize ) {
		discard;
	}
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,wT=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#if defined ( USE_ENVMAP ) || defined ( USE_SKINNING )
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinbase_vertex>
		#include <skinnormal_vertex>
		#include <defaultnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <fog_vertex>
}`,AT=`uniform vec3 diffuse;
uniform float opacity;
#ifndef FLAT_SHADED
	varying vec3 vNormal;
#endif
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <fog_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		reflectedLight.indirectDiffuse += lightMapTexel.rgb * lightMapIntensity * RECIPROCAL_PI;
	#else
		reflectedLight.indirectDiffuse += vec3( 1.0 );
	#endif
	#include <aomap_fragment>
	reflectedLight.indirectDiffuse *= diffuseColor.rgb;
	vec3 outgoingLight = reflectedLight.indirectDiffuse;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,TT=`#define LAMBERT
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,ET=`#define LAMBERT
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_lambert_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_lambert_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,CT=`#define MATCAP
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <displacementmap_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
	vViewPosition = - mvPosition.xyz;
}`,RT=`#define MATCAP
uniform vec3 diffuse;
uniform float opacity;
uniform sampler2D matcap;
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	vec3 viewDir = normalize( vViewPosition );
	vec3 x = normalize( vec3( viewDir.z, 0.0, - viewDir.x ) );
	vec3 y = cross( viewDir, x );
	vec2 uv = vec2( dot( x, normal ), dot( y, normal ) ) * 0.495 + 0.5;
	#ifdef USE_MATCAP
		vec4 matcapColor = texture2D( matcap, uv );
	#else
		vec4 matcapColor = vec4( vec3( mix( 0.2, 0.8, uv.y ) ), 1.0 );
	#endif
	vec3 outgoingLight = diffuseColor.rgb * matcapColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,PT=`#define NORMAL
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	vViewPosition = - mvPosition.xyz;
#endif
}`,IT=`#define NORMAL
uniform float opacity;
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <uv_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 0.0, 0.0, 0.0, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	gl_FragColor = vec4( normalize( normal ) * 0.5 + 0.5, diffuseColor.a );
	#ifdef OPAQUE
		gl_FragColor.a = 1.0;
	#endif
}`,LT=`#define PHONG
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,DT=`#define PHONG
uniform vec3 diffuse;
uniform vec3 emissive;
uniform vec3 specular;
uniform float shininess;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_phong_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_phong_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + reflectedLight.directSpecular + reflectedLight.indirectSpecular + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,NT=`#define STANDARD
varying vec3 vViewPosition;
#ifdef USE_TRANSMISSION
	varying vec3 vWorldPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
#ifdef USE_TRANSMISSION
	vWorldPosition = worldPosition.xyz;
#endif
}`,kT=`#define STANDARD
#ifdef PHYSICAL
	#define IOR
	#define USE_SPECULAR
#endif
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float roughness;
uniform float metalness;
uniform float opacity;
#ifdef IOR
	uniform float ior;
#endif
#ifdef USE_SPECULAR
	uniform float specularIntensity;
	uniform vec3 specularColor;
	#ifdef USE_SPECULAR_COLORMAP
		uniform sampler2D specularColorMap;
	#endif
	#ifdef USE_SPECULAR_INTENSITYMAP
		uniform sampler2D specularIntensityMap;
	#endif
#endif
#ifdef USE_CLEARCOAT
	uniform float clearcoat;
	uniform float clearcoatRoughness;
#endif
#ifdef USE_DIFFUSE_ROUGHNESS
	uniform float diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		uniform sampler2D diffuseRoughnessMap;
	#endif
#endif
#ifdef USE_DISPERSION
	uniform float dispersion;
#endif
#ifdef USE_RETROREFLECTION
	uniform float retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	uniform float iridescence;
	uniform float iridescenceIOR;
	uniform float iridescenceThicknessMinimum;
	uniform float iridescenceThicknessMaximum;
#endif
#ifdef USE_SHEEN
	uniform vec3 sheenColor;
	uniform float sheenRoughness;
	#ifdef USE_SHEEN_COLORMAP
		uniform sampler2D sheenColorMap;
	#endif
	#ifdef USE_SHEEN_ROUGHNESSMAP
		uniform sampler2D sheenRoughnessMap;
	#endif
#endif
#ifdef USE_ANISOTROPY
	uniform vec2 anisotropyVector;
	#ifdef USE_ANISOTROPYMAP
		uniform sampler2D anisotropyMap;
	#endif
#endif
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <iridescence_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_physical_pars_fragment>
#include <transmission_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <clearcoat_pars_fragment>
#include <iridescence_pars_fragment>
#include <roughnessmap_pars_fragment>
#include <metalnessmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <roughnessmap_fragment>
	#include <metalnessmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <clearcoat_normal_fragment_begin>
	#include <clearcoat_normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_physical_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 totalDiffuse = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse;
	vec3 totalSpecular = reflectedLight.directSpecular + reflectedLight.indirectSpecular;
	#include <transmission_fragment>
	vec3 outgoingLight = totalDiffuse + totalSpecular + totalEmissiveRadiance;
	#ifdef USE_SHEEN
 
		outgoingLight = outgoingLight + sheenSpecularDirect + sheenSpecularIndirect;
 
 	#endif
	#ifdef USE_CLEARCOAT
		float dotNVcc = saturate( dot( geometryClearcoatNormal, geometryViewDir ) );
		vec3 Fcc = F_Schlick( material.clearcoatF0, material.clearcoatF90, dotNVcc );
		outgoingLight = outgoingLight * ( 1.0 - material.clearcoat * Fcc ) + ( clearcoatSpecularDirect + clearcoatSpecularIndirect ) * material.clearcoat;
	#endif
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,FT=`#define TOON
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,UT=`#define TOON
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <gradientmap_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_toon_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_toon_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,OT=`uniform float size;
uniform float scale;
#include <common>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
#ifdef USE_POINTS_UV
	varying vec2 vUv;
	uniform mat3 uvTransform;
#endif
void main() {
	#ifdef USE_POINTS_UV
		vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	#endif
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	gl_PointSize = size;
	#ifdef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) gl_PointSize *= ( scale / - mvPosition.z );
	#endif
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <fog_vertex>
}`,BT=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <color_pars_fragment>
#include <map_particle_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_particle_fragment>
	#include <color_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,zT=`#include <common>
#include <batching_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <shadowmap_pars_vertex>
void main() {
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,VT=`uniform vec3 color;
uniform float opacity;
#include <common>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <logdepthbuf_pars_fragment>
#include <shadowmap_pars_fragment>
#include <shadowmask_pars_fragment>
void main() {
	#include <logdepthbuf_fragment>
	gl_FragColor = vec4( color, opacity * ( 1.0 - getShadowMask() ) );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,HT=`uniform float rotation;
uniform vec2 center;
#include <common>
#include <uv_pars_vertex>
#include <fog_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	vec4 mvPosition = modelViewMatrix[ 3 ];
	vec2 scale = vec2( length( modelMatrix[ 0 ].xyz ), length( modelMatrix[ 1 ].xyz ) );
	#ifndef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) scale *= - mvPosition.z;
	#endif
	vec2 alignedPosition = ( position.xy - ( center - vec2( 0.5 ) ) ) * scale;
	vec2 rotatedPosition;
	rotatedPosition.x = cos( rotation ) * alignedPosition.x - sin( rotation ) * alignedPosition.y;
	rotatedPosition.y = sin( rotation ) * alignedPosition.x + cos( rotation ) * alignedPosition.y;
	mvPosition.xy += rotatedPosition;
	gl_Position = projectionMatrix * mvPosition;
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,GT=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
}`,ft={alphahash_fragment:h1,alphahash_pars_fragment:d1,alphamap_fragment:f1,alphamap_pars_fragment:p1,alphatest_fragment:m1,alphatest_pars_fragment:g1,aomap_fragment:_1,aomap_pars_fragment:v1,batching_pars_vertex:y1,batching_vertex:x1,begin_vertex:b1,beginnormal_vertex:M1,bsdfs:S1,iridescence_fragment:w1,bumpmap_pars_fragment:A1,clipping_planes_fragment:T1,clipping_planes_pars_fragment:E1,clipping_planes_pars_vertex:C1,clipping_planes_vertex:R1,color_fragment:P1,color_pars_fragment:I1,color_pars_vertex:L1,color_vertex:D1,common:N1,defaultnormal_vertex:k1,displacementmap_pars_vertex:F1,displacementmap_vertex:U1,emissivemap_fragment:O1,emissivemap_pars_fragment:B1,colorspace_fragment:z1,colorspace_pars_fragment:V1,envmap_fragment:H1,envmap_common_pars_fragment:G1,envmap_pars_fragment:W1,envmap_pars_vertex:q1,envmap_physical_pars_fragment:nA,envmap_vertex:$1,fog_vertex:X1,fog_pars_vertex:Y1,fog_fragment:J1,fog_pars_fragment:K1,gradientmap_pars_fragment:Z1,lightmap_pars_fragment:j1,lights_lambert_fragment:Q1,lights_lambert_pars_fragment:eA,lights_pars_begin:tA,lights_toon_fragment:iA,lights_toon_pars_fragment:rA,lights_phong_fragment:sA,lights_phong_pars_fragment:oA,lights_physical_fragment:aA,lights_physical_pars_fragment:lA,lights_fragment_begin:cA,lights_fragment_maps:uA,lights_fragment_end:hA,lightprobes_pars_fragment:dA,logdepthbuf_fragment:fA,logdepthbuf_pars_fragment:pA,logdepthbuf_pars_vertex:mA,logdepthbuf_vertex:gA,map_fragment:_A,map_pars_fragment:vA,map_particle_fragment:yA,map_particle_pars_fragment:xA,metalnessmap_fragment:bA,metalnessmap_pars_fragment:MA,morphinstance_vertex:SA,morphcolor_vertex:wA,morphnormal_vertex:AA,morphtarget_pars_vertex:TA,morphtarget_vertex:EA,normal_fragment_begin:CA,normal_fragment_maps:RA,normal_pars_fragment:PA,normal_pars_vertex:IA,normal_vertex:LA,normalmap_pars_fragment:DA,clearcoat_normal_fragment_begin:NA,clearcoat_normal_fragment_maps:kA,clearcoat_pars_fragment:FA,iridescence_pars_fragment:UA,opaque_fragment:OA,packing:BA,premultiplied_alpha_fragment:zA,project_vertex:VA,dithering_fragment:HA,dithering_pars_fragment:GA,roughnessmap_fragment:WA,roughnessmap_pars_fragment:qA,shadowmap_pars_fragment:$A,shadowmap_pars_vertex:XA,shadowmap_vertex:YA,shadowmask_pars_fragment:JA,skinbase_vertex:KA,skinning_pars_vertex:ZA,skinning_vertex:jA,skinnormal_vertex:QA,specularmap_fragment:eT,specularmap_pars_fragment:tT,tonemapping_fragment:nT,tonemapping_pars_fragment:iT,transmission_fragment:rT,transmission_pars_fragment:sT,uv_pars_fragment:oT,uv_pars_vertex:aT,uv_vertex:lT,worldpos_vertex:cT,background_vert:uT,background_frag:hT,backgroundCube_vert:dT,backgroundCube_frag:fT,cube_vert:pT,cube_frag:mT,depth_vert:gT,depth_frag:_T,distance_vert:vT,distance_frag:yT,equirect_vert:xT,equirect_frag:bT,linedashed_vert:MT,linedashed_frag:ST,meshbasic_vert:wT,meshbasic_frag:AT,meshlambert_vert:TT,meshlambert_frag:ET,meshmatcap_vert:CT,meshmatcap_frag:RT,meshnormal_vert:PT,meshnormal_frag:IT,meshphong_vert:LT,meshphong_frag:DT,meshphysical_vert:NT,meshphysical_frag:kT,meshtoon_vert:FT,meshtoon_frag:UT,points_vert:OT,points_frag:BT,shadow_vert:zT,shadow_frag:VT,sprite_vert:HT,sprite_frag:GT},Le={common:{diffuse:{value:new ut(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new it},alphaMap:{value:null},alphaMapTransform:{value:new it},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new it}},envmap:{envMap:{value:null},envMapRotation:{value:new it},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new it}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new it}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new it},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new it},normalScale:{value:new lt(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new it},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new it}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new it}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new it}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new ut(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new ut(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new it},alphaTest:{value:0},uvTransform:{value:new it}},sprite:{diffuse:{value:new ut(16777215)},opacity:{value:1},center:{value:new lt(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new it},alphaMap:{value:null},alphaMapTransform:{value:new it},alphaTest:{value:0}}},Ms={basic:{uniforms:Ei([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.fog]),vertexShader:ft.meshbasic_vert,fragmentShader:ft.meshbasic_frag},lambert:{uniforms:Ei([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,Le.lights,{emissive:{value:new ut(0)},envMapIntensity:{value:1}}]),vertexShader:ft.meshlambert_vert,fragmentShader:ft.meshlambert_frag},phong:{uniforms:Ei([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,Le.lights,{emissive:{value:new ut(0)},specular:{value:new ut(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:ft.meshphong_vert,fragmentShader:ft.meshphong_frag},standard:{uniforms:Ei([Le.common,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.roughnessmap,Le.metalnessmap,Le.fog,Le.lights,{emissive:{value:new ut(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:ft.meshphysical_vert,fragmentShader:ft.meshphysical_frag},toon:{uniforms:Ei([Le.common,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.gradientmap,Le.fog,Le.lights,{emissive:{value:new ut(0)}}]),vertexShader:ft.meshtoon_vert,fragmentShader:ft.meshtoon_frag},matcap:{uniforms:Ei([Le.common,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,{matcap:{value:null}}]),vertexShader:ft.meshmatcap_vert,fragmentShader:ft.meshmatcap_frag},points:{uniforms:Ei([Le.points,Le.fog]),vertexShader:ft.points_vert,fragmentShader:ft.points_frag},dashed:{uniforms:Ei([Le.common,Le.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:ft.linedashed_vert,fragmentShader:ft.linedashed_frag},depth:{uniforms:Ei([Le.common,Le.displacementmap]),vertexShader:ft.depth_vert,fragmentShader:ft.depth_frag},normal:{uniforms:Ei([Le.common,Le.bumpmap,Le.normalmap,Le.displacementmap,{opacity:{value:1}}]),vertexShader:ft.meshnormal_vert,fragmentShader:ft.meshnormal_frag},sprite:{uniforms:Ei([Le.sprite,Le.fog]),vertexShader:ft.sprite_vert,fragmentShader:ft.sprite_frag},background:{uniforms:{uvTransform:{value:new it},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:ft.background_vert,fragmentShader:ft.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new it}},vertexShader:ft.backgroundCube_vert,fragmentShader:ft.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:ft.cube_vert,fragmentShader:ft.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:ft.equirect_vert,fragmentShader:ft.equirect_frag},distance:{uniforms:Ei([Le.common,Le.displacementmap,{referencePosition:{value:new Z},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:ft.distance_vert,fragmentShader:ft.distance_frag},shadow:{uniforms:Ei([Le.lights,Le.fog,{color:{value:new ut(0)},opacity:{value:1}}]),vertexShader:ft.shadow_vert,fragmentShader:ft.shadow_frag}};Ms.physical={uniforms:Ei([Ms.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new it},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new it},clearcoatNormalScale:{value:new lt(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new it},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new it},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new it},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new it},sheen:{value:0},sheenColor:{value:new ut(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new it},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new it},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new it},transmissionSamplerSize:{value:new lt},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new it},attenuationDistance:{value:0},attenuationColor:{value:new ut(0)},specularColor:{value:new ut(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new it},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new it},anisotropyVector:{value:new lt},anisotropyMap:{value:null},anisotropyMapTransform:{value:new it}}]),vertexShader:ft.meshphysical_vert,fragmentShader:ft.meshphysical_frag};var Lf={r:0,b:0,g:0},WT=new It,yx=new it;yx.set(-1,0,0,0,1,0,0,0,1);function qT(n,e,t,i,r,s){let o=new ut(0),a=r===!0?0:1,l,c,u=null,d=0,h=null;function f(_){let A=_.isScene===!0?_.background:null;if(A&&A.isTexture){let b=_.backgroundBlurriness>0;A=e.get(A,b)}return A}function g(_){let A=!1,b=f(_);b===null?p(o,a):b&&b.isColor&&(p(b,1),A=!0);let T=n.xr.getEnvironmentBlendMode();T==="additive"?t.buffers.color.setClear(0,0,0,1,s):T==="alpha-blend"&&t.buffers.color.setClear(0,0,0,0,s),(n.autoClear||A)&&(t.buffers.depth.setTest(!0),t.buffers.depth.setMask(!0),t.buffers.color.setMask(!0),n.clear(n.autoClearColor,n.autoClearDepth,n.autoClearStencil))}function y(_,A){let b=f(A);b&&b.isCubeTexture?(c===void 0&&(c=new xn(new vs(1,1,1),new Tr({name:"BackgroundCubeMaterial",uniforms:Aa(Ms.backgroundCube.uniforms),vertexShader:Ms.backgroundCube.vertexShader,fragmentShader:Ms.backgroundCube.fragmentShader,side:mi,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(T,w,x){this.matrixWorld.copyPosition(x.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),i.update(c)),c.material.uniforms.envMap.value=b,c.material.uniforms.backgroundBlurriness.value=A.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=A.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(WT.makeRotationFromEuler(A.backgroundRotation)).transpose(),b.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(yx),c.material.toneMapped=yt.getTransfer(b.colorSpace)!==kt,(u!==b||d!==b.version||h!==n.toneMapping)&&(c.material.needsUpdate=!0,u=b,d=b.version,h=n.toneMapping),c.layers.enableAll(),_.unshift(c,c.geometry,c.material,0,0,null)):b&&b.isTexture&&(l===void 0&&(l=new xn(new Co(2,2),new Tr({name:"BackgroundMaterial",uniforms:Aa(Ms.background.uniforms),vertexShader:Ms.background.vertexShader,fragmentShader:Ms.background.fragmentShader,side:Do,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),i.update(l)),l.material.uniforms.t2D.value=b,l.material.uniforms.backgroundIntensity.value=A.backgroundIntensity,l.material.toneMapped=yt.getTransfer(b.colorSpace)!==kt,b.matrixAutoUpdate===!0&&b.updateMatrix(),l.material.uniforms.uvTransform.value.copy(b.matrix),(u!==b||d!==b.version||h!==n.toneMapping)&&(l.material.needsUpdate=!0,u=b,d=b.version,h=n.toneMapping),l.layers.enableAll(),_.unshift(l,l.geometry,l.material,0,0,null))}function p(_,A){_.getRGB(Lf,mg(n)),t.buffers.color.setClear(Lf.r,Lf.g,Lf.b,A,s)}function m(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(_,A=1){o.set(_),a=A,p(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(_){a=_,p(o,a)},render:g,addToRenderList:y,dispose:m}}function $T(n,e){let t=n.getParameter(n.MAX_VERTEX_ATTRIBS),i={},r=h(null),s=r,o=!1;function a(D,V,L,P,k){let B=!1,G=d(D,P,L,V);s!==G&&(s=G,c(s.object)),B=f(D,P,L,k),B&&g(D,P,L,k),k!==null&&e.update(k,n.ELEMENT_ARRAY_BUFFER),(B||o)&&(o=!1,b(D,V,L,P),k!==null&&n.bindBuffer(n.ELEMENT_ARRAY_BUFFER,e.get(k).buffer))}function l(){return n.createVertexArray()}function c(D){return n.bindVertexArray(D)}function u(D){return n.deleteVertexArray(D)}function d(D,V,L,P){let k=P.wireframe===!0,B=i[V.id];B===void 0&&(B={},i[V.id]=B);let G=D.isInstancedMesh===!0?D.id:0,re=B[G];re===void 0&&(re={},B[G]=re);let $=re[L.id];$===void 0&&($={},re[L.id]=$);let J=$[k];return J===void 0&&(J=h(l()),$[k]=J),J}function h(D){let V=[],L=[],P=[];for(let k=0;k<t;k++)V[k]=0,L[k]=0,P[k]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:V,enabledAttributes:L,attributeDivisors:P,object:D,attributes:{},index:null}}function f(D,V,L,P){let k=s.attributes,B=V.attributes,G=0,re=L.getAttributes();for(let $ in re)if(re[$].location>=0){let te=k[$],de=B[$];if(de===void 0&&($==="instanceMatrix"&&D.instanceMatrix&&(de=D.instanceMatrix),$==="instanceColor"&&D.instanceColor&&(de=D.instanceColor)),te===void 0||te.attribute!==de||de&&te.data!==de.data)return!0;G++}return s.attributesNum!==G||s.index!==P}function g(D,V,L,P){let k={},B=V.attributes,G=0,re=L.getAttributes();for(let $ in re)if(re[$].location>=0){let te=B[$];te===void 0&&($==="instanceMatrix"&&D.instanceMatrix&&(te=D.instanceMatrix),$==="instanceColor"&&D.instanceColor&&(te=D.instanceColor));let de={};de.attribute=te,te&&te.data&&(de.data=te.data),k[$]=de,G++}s.attributes=k,s.attributesNum=G,s.index=P}function y(){let D=s.newAttributes;for(let V=0,L=D.length;V<L;V++)D[V]=0}function p(D){m(D,0)}function m(D,V){let L=s.newAttributes,P=s.enabledAttributes,k=s.attributeDivisors;L[D]=1,P[D]===0&&(n.enableVertexAttribArray(D),P[D]=1),k[D]!==V&&(n.vertexAttribDivisor(D,V),k[D]=V)}function _(){let D=s.newAttributes,V=s.enabledAttributes;for(let L=0,P=V.length;L<P;L++)V[L]!==D[L]&&(n.disableVertexAttribArray(L),V[L]=0)}function A(D,V,L,P,k,B,G){G===!0?n.vertexAttribIPointer(D,V,L,k,B):n.vertexAttribPointer(D,V,L,P,k,B)}function b(D,V,L,P){y();let k=P.attributes,B=L.getAttributes(),G=V.defaultAttributeValues;for(let re in B){let $=B[re];if($.location>=0){let J=k[re];if(J===void 0&&(re==="instanceMatrix"&&D.instanceMatrix&&(J=D.instanceMatrix),re==="instanceColor"&&D.instanceColor&&(J=D.instanceColor)),J!==void 0){let te=J.normalized,de=J.itemSize,se=e.get(J);if(se===void 0)continue;let Q=se.buffer,fe=se.type,ve=se.bytesPerElement,Ee=fe===n.INT||fe===n.UNSIGNED_INT||J.gpuType===Yd;if(J.isInterleavedBufferAttribute){let Me=J.data,qe=Me.isInterleavedBuffer===!0?Me.stride:Me.itemSize,ot=J.offset;if(Me.isInstancedInterleavedBuffer||Me.isInstancedBufferAttribute){for(let He=0;He<$.locationSize;He++)m($.location+He,Me.meshPerAttribute);D.isInstancedMesh!==!0&&P._maxInstanceCount===void 0&&(P._maxInstanceCount=Me.meshPerAttribute*Me.count)}else for(let He=0;He<$.locationSize;He++)p($.location+He);n.bindBuffer(n.ARRAY_BUFFER,Q);for(let He=0;He<$.locationSize;He++)A($.location+He,de/$.locationSize,fe,te,qe*ve,(ot+de/$.locationSize*He)*ve,Ee)}else{if(J.isInstancedBufferAttribute){for(let Me=0;Me<$.locationSize;Me++)m($.location+Me,J.meshPerAttribute);D.isInstancedMesh!==!0&&P._maxInstanceCount===void 0&&(P._maxInstanceCount=J.meshPerAttribute*J.count)}else for(let Me=0;Me<$.locationSize;Me++)p($.location+Me);n.bindBuffer(n.ARRAY_BUFFER,Q);for(let Me=0;Me<$.locationSize;Me++)A($.location+Me,de/$.locationSize,fe,te,de*ve,de/$.locationSize*Me*ve,Ee)}}else if(G!==void 0){let te=G[re];if(te!==void 0)switch(te.length){case 2:n.vertexAttrib2fv($.location,te);break;case 3:n.vertexAttrib3fv($.location,te);break;case 4:n.vertexAttrib4fv($.location,te);break;default:n.vertexAttrib1fv($.location,te)}}}}_()}function T(){O();for(let D in i){let V=i[D];for(let L in V){let P=V[L];for(let k in P){let B=P[k];for(let G in B)u(B[G].object),delete B[G];delete P[k]}}delete i[D]}}function w(D){if(i[D.id]===void 0)return;let V=i[D.id];for(let L in V){let P=V[L];for(let k in P){let B=P[k];for(let G in B)u(B[G].object),delete B[G];delete P[k]}}delete i[D.id]}function x(D){for(let V in i){let L=i[V];for(let P in L){let k=L[P];if(k[D.id]===void 0)continue;let B=k[D.id];for(let G in B)u(B[G].object),delete B[G];delete k[D.id]}}}function S(D){for(let V in i){let L=i[V],P=D.isInstancedMesh===!0?D.id:0,k=L[P];if(k!==void 0){for(let B in k){let G=k[B];for(let re in G)u(G[re].object),delete G[re];delete k[B]}delete L[P],Object.keys(L).length===0&&delete i[V]}}}function O(){F(),o=!0,s!==r&&(s=r,c(s.object))}function F(){r.geometry=null,r.program=null,r.wireframe=!1}return{setup:a,reset:O,resetDefaultState:F,dispose:T,releaseStatesOfGeometry:w,releaseStatesOfObject:S,releaseStatesOfProgram:x,initAttributes:y,enableAttribute:p,disableUnusedAttributes:_}}function XT(n,e,t){let i;function r(l){i=l}function s(l,c){n.drawArrays(i,l,c),t.update(c,i,1)}function o(l,c,u){u!==0&&(n.drawArraysInstanced(i,l,c,u),t.update(c,i,u))}function a(l,c,u){if(u===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(i,l,0,c,0,u);let h=0;for(let f=0;f<u;f++)h+=c[f];t.update(h,i,1)}this.setMode=r,this.render=s,this.renderInstances=o,this.renderMultiDraw=a}function YT(n,e,t,i){let r;function s(){if(r!==void 0)return r;if(e.has("EXT_texture_filter_anisotropic")===!0){let x=e.get("EXT_texture_filter_anisotropic");r=n.getParameter(x.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else r=0;return r}function o(x){return!(x!==$r&&i.convert(x)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(x){let S=x===qr&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(x!==qi&&x!==Wr&&!S&&i.convert(x)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_TYPE))}function l(x){if(x==="highp"){if(n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.HIGH_FLOAT).precision>0&&n.getShaderPrecisionFormat(n.FRAGMENT_SHADER,n.HIGH_FLOAT).precision>0)return"highp";x="mediump"}return x==="mediump"&&n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.MEDIUM_FLOAT).precision>0&&n.getShaderPrecisionFormat(n.FRAGMENT_SHADER,n.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=t.precision!==void 0?t.precision:"highp",u=l(c);u!==c&&(Ke("WebGLRenderer:",c,"not supported, using",u,"instead."),c=u);let d=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),h=t.logarithmicDepthBuffer===!0&&d===!1;t.reversedDepthBuffer===!0&&d===!1&&Ke("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),t.logarithmicDepthBuffer===!0&&d===!0&&Ke("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let f=n.getParameter(n.MAX_TEXTURE_IMAGE_UNITS),g=n.getParameter(n.MAX_VERTEX_TEXTURE_IMAGE_UNITS),y=n.getParameter(n.MAX_TEXTURE_SIZE),p=n.getParameter(n.MAX_CUBE_MAP_TEXTURE_SIZE),m=n.getParameter(n.MAX_VERTEX_ATTRIBS),_=n.getParameter(n.MAX_VERTEX_UNIFORM_VECTORS),A=n.getParameter(n.MAX_VARYING_VECTORS),b=n.getParameter(n.MAX_FRAGMENT_UNIFORM_VECTORS),T=n.getParameter(n.MAX_SAMPLES),w=n.getParameter(n.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:s,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:h,reversedDepthBuffer:d,maxTextures:f,maxVertexTextures:g,maxTextureSize:y,maxCubemapSize:p,maxAttributes:m,maxVertexUniforms:_,maxVaryings:A,maxFragmentUniforms:b,maxSamples:T,samples:w}}function JT(n){let e=this,t=null,i=0,r=!1,s=!1,o=new Vr,a=new it,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(d,h){let f=d.length!==0||h||i!==0||r;return r=h,i=d.length,f},this.beginShadows=function(){s=!0,u(null)},this.endShadows=function(){s=!1},this.setGlobalState=function(d,h){t=u(d,h,0)},this.setState=function(d,h,f){let g=d.clippingPlanes,y=d.clipIntersection,p=d.clipShadows,m=n.get(d);if(!r||g===null||g.length===0||s&&!p)s?u(null):c();else{let _=s?0:i,A=_*4,b=m.clippingState||null;l.value=b,b=u(g,h,A,f);for(let T=0;T!==A;++T)b[T]=t[T];m.clippingState=b,this.numIntersection=y?this.numPlanes:0,this.numPlanes+=_}};function c(){l.value!==t&&(l.value=t,l.needsUpdate=i>0),e.numPlanes=i,e.numIntersection=0}function u(d,h,f,g){let y=d!==null?d.length:0,p=null;if(y!==0){if(p=l.value,g!==!0||p===null){let m=f+y*4,_=h.matrixWorldInverse;a.getNormalMatrix(_),(p===null||p.length<m)&&(p=new Float32Array(m));for(let A=0,b=f;A!==y;++A,b+=4)o.copy(d[A]).applyMatrix4(_,a),o.normal.toArray(p,b),p[b+3]=o.constant}l.value=p,l.needsUpdate=!0}return e.numPlanes=y,e.numIntersection=0,p}}var Fu=class extends ur{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;let i={width:e,height:e,depth:1},r=[i,i,i,i,i,i];this.texture=new fu(r),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;let i={uniforms:{tEquirect:{value:null}},vertexShader:`

				varying vec3 vWorldDirection;

				vec3 transformDirection( in vec3 dir, in mat4 matrix ) {

					return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );

				}

				void main() {

					vWorldDirection = transformDirection( position, modelMatrix );

					#include <begin_vertex>
					#include <project_vertex>

				}
			`,fragmentShader:`

				uniform sampler2D tEquirect;

				varying vec3 vWorldDirection;

				#include <common>

				void main() {

					vec3 direction = normalize( vWorldDirection );

					vec2 sampleUV = equirectUv( direction );

					gl_FragColor = texture2D( tEquirect, sampleUV );

				}
			`},r=new vs(5,5,5),s=new Tr({name:"CubemapFromEquirect",uniforms:Aa(i.uniforms),vertexShader:i.vertexShader,fragmentShader:i.fragmentShader,side:mi,blending:ba});s.uniforms.tEquirect.value=t;let o=new xn(r,s),a=t.minFilter;return t.minFilter===Ys&&(t.minFilter=Fi),new zl(1,10,this).update(e,o),t.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(e,t=!0,i=!0,r=!0){let s=e.getRenderTarget();for(let o=0;o<6;o++)e.setRenderTarget(this,o),e.clear(t,i,r);e.setRenderTarget(s)}},Zy=256,KT=3,ZT=20,xx=256,bx=16,jT=3,QT=new Z,eE=new ut,$l=class n{constructor(e){this._renderer=e,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new zl(1,10,null),this._boxMesh=new xn(new vs(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(e,t=0,i=.1,r=100,s={}){let{size:o=256,position:a=QT}=s,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),u=this._getSourceTarget(!0);t>0&&(u.texture.mipmapsAutoUpdate=!1);let d=l.autoClear,h=l.autoClearColor,f=l.autoClearDepth,g=l.autoClearStencil,y=e.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,y===null&&(e.background=l.getClearColor(eE));let p=new zl(i,r,u);return p.position.copy(a),p.update(l,e),l.autoClear=d,l.autoClearColor=h,l.autoClearDepth=f,l.autoClearStencil=g,e.background=y,t>0&&(u.texture.mipmapsAutoUpdate=!0,this._blur(c,t)),this._applyPMREM(c),c}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=ex(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=Qy(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(e,t){return t>0?1-Math.sqrt(1-e/t):0}_setSize(e){this._cubeSize=Math.max(Zy,$y(e))}_fromTexture(e,t){e.mapping===Sa||e.mapping===Gl?this._setSize(e.image.length===0?Zy:e.image[0].width||e.image[0].image.width):this._setSize(e.image.width/4);let i=t||this._allocateTarget();return this._textureToCubemap(e),this._applyPMREM(i),i}_allocateTarget(){let e=this._cubeSize,t=jy(e,!1,!1),i=Math.log2(e)-KT;for(let r=0;r<=i;r++)t.texture.mipmaps.push({width:e>>r,height:e>>r});return t.texture.name="PMREM",t.texture.isPMREMTexture=!0,t}_getSourceTarget(e=!1){let t=this._cubeSize,i=this._sourceTarget;return(i===null||i.width!==t||e&&i.depthBuffer===!1)&&(i!==null&&i.dispose(),this._sourceTarget=jy(t,!0,e)),this._sourceTarget}_compileMaterial(e){this._boxMesh.material=e,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(e,t,i){let r=this._boxMesh,s=this._cubeCamera;r.material=i,s.renderTarget=e,s.activeMipmapLevel=t;let o=e.width>>t;e.viewport.set(0,0,o,o),s.update(this._renderer,r),e.viewport.set(0,0,e.width,e.height)}_textureToCubemap(e){let t;e.mapping===Sa||e.mapping===Gl?(this._cubemapMaterial===null&&(this._cubemapMaterial=ex()),t=this._cubemapMaterial,t.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=Qy()),t=this._equirectMaterial),t.uniforms.envMap.value=e,this._renderCube(this._getSourceTarget(),0,t)}_applyPMREM(e){this._ggxMaterial===null&&(this._ggxMaterial=tE(),this._integrationMaterial=nE());let t=this._cubeSize,i=e.texture.mipmaps.length-1,r=this._ggxMaterial.uniforms;r.envMap.value=this._sourceTarget.texture;let s=this._integrationMaterial.uniforms;s.envMap.value=this._sourceTarget.texture,s.sourceLod.value=Math.log2(t/bx);for(let o=0;o<=i;o++){let a=n.lodToRoughness(o,i);if(o>i-jT)s.roughness.value=a,this._renderCube(e,o,this._integrationMaterial);else{let l=a>0?Math.log2(t)+.5*Math.log2(6/(xx*Math.pow(a,4)))+.5:0;r.roughness.value=a,r.lodBias.value=l,this._renderCube(e,o,this._ggxMaterial)}}}_blur(e,t){this._blurMaterial===null&&(this._blurMaterial=iE());let i=this._blurMaterial,r=i.uniforms,s=this._sourceTarget;r.sigma.value=Math.min(t,Math.PI)/Math.SQRT2,r.envMap.value=s.texture,this._renderCube(e,0,i),r.envMap.value=e.texture,this._renderCube(s,0,i)}};function jy(n,e,t){return new Fu(n,{minFilter:Ys,generateMipmaps:e,type:qr,colorSpace:au,depthBuffer:t})}function Uu(n,e,t){return new Tr({name:n,uniforms:e,vertexShader:ft.cube_vert,fragmentShader:t,side:mi,blending:ba,depthTest:!1,depthWrite:!1})}function tE(){return Uu("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${xx}u

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float lodBias;

		#include <common>

		// Van der Corput radical inverse
		float radicalInverse_VdC( uint bits ) {

			bits = ( bits << 16u ) | ( bits >> 16u );
			bits = ( ( bits & 0x55555555u ) << 1u ) | ( ( bits & 0xAAAAAAAAu ) >> 1u );
			bits = ( ( bits & 0x33333333u ) << 2u ) | ( ( bits & 0xCCCCCCCCu ) >> 2u );
			bits = ( ( bits & 0x0F0F0F0Fu ) << 4u ) | ( ( bits & 0xF0F0F0F0u ) >> 4u );
			bits = ( ( bits & 0x00FF00FFu ) << 8u ) | ( ( bits & 0xFF00FF00u ) >> 8u );
			return float( bits ) * 2.3283064365386963e-10; // / 0x100000000

		}

		// Hammersley sequence
		vec2 hammersley( uint i, uint N ) {

			return vec2( float( i ) / float( N ), radicalInverse_VdC( i ) );

		}

		void main() {

			vec3 N = normalize( vWorldDirection );

			// For very low roughness, just sample the environment directly
			if ( roughness < 0.001 ) {

				gl_FragColor = vec4( textureLod( envMap, N, 0.0 ).rgb, 1.0 );
				return;

			}

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			// Tangent space basis for VNDF sampling
			vec3 up = abs( N.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, N ) );
			vec3 bitangent = cross( N, tangent );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			for ( uint i = 0u; i < GGX_SAMPLES; i ++ ) {

				vec2 Xi = hammersley( i, GGX_SAMPLES );

				// With V = N, sample the reflected direction directly.
				float invQ = 1.0 / ( 1.0 - Xi.x + alpha2 * Xi.x );
				float NdotL = ( 1.0 - Xi.x - alpha2 * Xi.x ) * invQ;

				if ( NdotL > 0.0 ) {

					float phi = 2.0 * PI * Xi.y;
					float sinTheta = 2.0 * alpha * sqrt( Xi.x * ( 1.0 - Xi.x ) ) * invQ;
					vec3 L = N * NdotL + ( tangent * cos( phi ) + bitangent * sin( phi ) ) * sinTheta;

					// Match the source mip to the sample's solid angle. The terms
					// independent of the sample are precomputed in lodBias.
					float d = alpha2 * invQ;
					float lod = max( log2( d ) + lodBias, 0.0 );

					// Weight by NdotL for the split-sum approximation
					prefilteredColor += textureLod( envMap, L, lod ).rgb * NdotL;
					totalWeight += NdotL;

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function nE(){return Uu("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:bx}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float sourceLod;
		uniform int sourceSize;

		void main() {

			vec3 N = normalize( vWorldDirection );

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			float texelSize = 2.0 / float( sourceSize );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			// Pair opposite texels: only the one in N's hemisphere contributes.
			for ( int face = 0; face < 3; face ++ ) {

				for ( int y = 0; y < sourceSize; y ++ ) {

					for ( int x = 0; x < sourceSize; x ++ ) {

						vec2 uv = ( vec2( x, y ) + 0.5 ) * texelSize - 1.0;
						vec3 texelDirection = face == 0 ? vec3( 1.0, uv ) : ( face == 1 ? vec3( uv.x, 1.0, uv.y ) : vec3( uv, 1.0 ) );

						float invDistance = inversesqrt( 1.0 + dot( uv, uv ) );
						float NdotL = dot( N, texelDirection );
						texelDirection *= NdotL < 0.0 ? - 1.0 : 1.0;
						NdotL = abs( NdotL ) * invDistance;

						// With V = N, NdotH squared is ( 1 + NdotL ) / 2. Common factors
						// in the GGX distribution and texel solid angle cancel when normalized.
						float d = 1.0 + alpha2 + ( alpha2 - 1.0 ) * NdotL;
						float weight = NdotL * invDistance * invDistance * invDistance / ( d * d );

						prefilteredColor += textureLod( envMap, texelDirection, sourceLod ).rgb * weight;
						totalWeight += weight;

					}

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function iE(){return Uu("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${ZT}
		#define GOLDEN_ANGLE 2.39996322973

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float sigma;

		#include <common>

		void main() {

			vec3 outputDirection = normalize( vWorldDirection );

			vec3 up = abs( outputDirection.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, outputDirection ) );
			vec3 bitangent = cross( outputDirection, tangent );

			// Truncate the kernel at three standard deviations or at the antipode.
			float thetaMax = min( 3.0 * sigma, PI );
			float truncation = 1.0 - exp( - 0.5 * thetaMax * thetaMax / ( sigma * sigma ) );

			vec3 accumColor = vec3( 0.0 );
			float accumWeight = 0.0;

			for ( int i = 0; i < SAMPLES; i ++ ) {

				// Stratified inverse-CDF sampling of the Gaussian, placed on a golden-angle spiral.
				float stratum = ( float( i ) + 0.5 ) / float( SAMPLES );
				float theta = sigma * sqrt( - 2.0 * log( 1.0 - stratum * truncation ) );
				float phi = float( i ) * GOLDEN_ANGLE;

				vec3 offset = cos( phi ) * tangent + sin( phi ) * bitangent;
				vec3 sampleDirection = cos( theta ) * outputDirection + sin( theta ) * offset;

				// Correct the planar sample density to solid angle.
				float weight = sin( theta ) / theta;

				accumColor += weight * textureLod( envMap, sampleDirection, 0.0 ).rgb;
				accumWeight += weight;

			}

			gl_FragColor = vec4( accumColor / accumWeight, 1.0 );

		}
	`)}function Qy(){return Uu("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

		varying vec3 vWorldDirection;

		uniform sampler2D envMap;

		#include <common>

		void main() {

			// Average four subpixel samples to preserve small, bright features.
			vec3 direction = normalize( vWorldDirection );
			vec3 dx = dFdx( direction ) * 0.25;
			vec3 dy = dFdy( direction ) * 0.25;

			vec3 color = textureLod( envMap, equirectUv( normalize( direction - dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction - dx + dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx + dy ) ), 0.0 ).rgb;
			gl_FragColor = vec4( color * 0.25, 1.0 );

		}
	`)}function ex(){return Uu("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function rE(n){let e=new WeakMap,t=new WeakMap,i=null;function r(h,f=!1){return h==null?null:f?o(h):s(h)}function s(h){if(h&&h.isTexture){let f=h.mapping;if(f===qd||f===$d)if(e.has(h)){let g=e.get(h).texture;return a(g,h.mapping)}else{let g=h.image;if(g&&g.height>0){let y=new Fu(g.height);return y.fromEquirectangularTexture(n,h),e.set(h,y),h.addEventListener("dispose",c),a(y.texture,h.mapping)}else return null}}return h}function o(h){if(h&&h.isTexture&&h.isPMREMTexture!==!0){let f=h.mapping,g=f===qd||f===$d,y=f===Sa||f===Gl;if(g||y){let p=t.get(h),m=p!==void 0?p.texture.pmremVersion:0;if(h.isRenderTargetTexture&&h.pmremVersion!==m)return i===null&&(i=new $l(n)),p=g?i.fromEquirectangular(h,p):i.fromCubemap(h,p),p.texture.pmremVersion=h.pmremVersion,t.set(h,p),p.texture;if(p!==void 0)return p.texture;{let _=h.image;return g&&_&&_.height>0||y&&_&&l(_)?(i===null&&(i=new $l(n)),p=g?i.fromEquirectangular(h):i.fromCubemap(h),p.texture.pmremVersion=h.pmremVersion,t.set(h,p),h.addEventListener("dispose",u),p.texture):null}}}return h}function a(h,f){return f===qd?h.mapping=Sa:f===$d&&(h.mapping=Gl),h}function l(h){let f=0,g=6;for(let y=0;y<g;y++)h[y]!==void 0&&f++;return f===g}function c(h){let f=h.target;f.removeEventListener("dispose",c);let g=e.get(f);g!==void 0&&(e.delete(f),g.dispose())}function u(h){let f=h.target;f.removeEventListener("dispose",u);let g=t.get(f);g!==void 0&&(t.delete(f),g.dispose())}function d(){e=new WeakMap,t=new WeakMap,i!==null&&(i.dispose(),i=null)}return{get:r,dispose:d}}function sE(n){let e={};function t(i){if(e[i]!==void 0)return e[i];let r=n.getExtension(i);return e[i]=r,r}return{has:function(i){return t(i)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_render_shared_exponent")},get:function(i){let r=t(i);return r===null&&su("WebGLRenderer: "+i+" extension not supported."),r}}}function oE(n,e,t,i){let r={},s=new WeakMap,o=new FinalizationRegistry(g=>delete r[g]);function a(g){l(g.target)}function l(g){g.index!==null&&e.remove(g.index);for(let p in g.attributes)e.remove(g.attributes[p]);g.removeEventListener("dispose",a),delete r[g.id],o.unregister(g);let y=s.get(g);y&&(e.remove(y),s.delete(g)),i.releaseStatesOfGeometry(g),g.isInstancedBufferGeometry===!0&&delete g._maxInstanceCount,t.memory.geometries--}function c(g,y){return r[y.id]!==void 0||(y.addEventListener("dispose",a),r[y.id]=new WeakRef(y),o.register(y,y.id,y),t.memory.geometries++),y}function u(g){let y=g.attributes;for(let p in y)e.update(y[p],n.ARRAY_BUFFER)}function d(g){let y=g.index,p=g.attributes.position,m=0;if(p===void 0)return;let _=y!==null?y.array.length:p.array.length/3-1,A=p.count>=65535?du:hu,b=new A(Math.ceil(_/3)*6,1),T=b.array;if(y!==null){let x=y.array;m=y.version;for(let S=0,O=0;S<_;S+=3){let F=x[S+0],D=x[S+1],V=x[S+2];T[O++]=F,T[O++]=D,T[O++]=D,T[O++]=V,T[O++]=V,T[O++]=F}}else{m=p.version;for(let x=0,S=0;x<_;x+=3){let O=x+0,F=x+1,D=x+2;T[S++]=O,T[S++]=F,T[S++]=F,T[S++]=D,T[S++]=D,T[S++]=O}}b.version=m;let w=s.get(g);w&&e.remove(w),s.set(g,b)}function h(g){let y=s.get(g);if(y){let p=g.index;p!==null&&y.version<p.version&&d(g)}else d(g);return s.get(g)}function f(){for(let g in r){let y=r[g].deref();y!==void 0&&l(y)}}return{get:c,update:u,getWireframeAttribute:h,dispose:f}}function aE(n,e,t){let i;function r(d){i=d}let s,o;function a(d){s=d.type,o=d.bytesPerElement}function l(d,h){n.drawElements(i,h,s,d*o),t.update(h,i,1)}function c(d,h,f){f!==0&&(n.drawElementsInstanced(i,h,s,d*o,f),t.update(h,i,f))}function u(d,h,f){if(f===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(i,h,0,s,d,0,f);let y=0;for(let p=0;p<f;p++)y+=h[p];t.update(y,i,1)}this.setMode=r,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=u}function lE(n){let e={geometries:0,textures:0},t={frame:0,calls:0,triangles:0,points:0,lines:0};function i(s,o,a){switch(t.calls++,o){case n.TRIANGLES:t.triangles+=a*(s/3);break;case n.LINES:t.lines+=a*(s/2);break;case n.LINE_STRIP:t.lines+=a*(s-1);break;case n.LINE_LOOP:t.lines+=a*s;break;case n.POINTS:t.points+=a*s;break;default:tt("WebGLInfo: Unknown draw mode:",o);break}}function r(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,render:t,programs:null,autoReset:!0,reset:r,update:i}}function cE(n,e,t){let i=new WeakMap,r=new pn;function s(o,a,l){let c=o.morphTargetInfluences,u=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,d=u!==void 0?u.length:0,h=i.get(a);if(h===void 0||h.count!==d){let O=function(){x.dispose(),i.delete(a),a.removeEventListener("dispose",O)};h!==void 0&&h.texture.dispose();let f=a.morphAttributes.position!==void 0,g=a.morphAttributes.normal!==void 0,y=a.morphAttributes.color!==void 0,p=a.morphAttributes.position||[],m=a.morphAttributes.normal||[],_=a.morphAttributes.color||[],A=0;f===!0&&(A=1),g===!0&&(A=2),y===!0&&(A=3);let b=a.attributes.position.count*A,T=1;b>e.maxTextureSize&&(T=Math.ceil(b/e.maxTextureSize),b=e.maxTextureSize);let w=new Float32Array(b*T*4*d),x=new uu(w,b,T,d);x.type=Wr,x.needsUpdate=!0;let S=A*4;for(let F=0;F<d;F++){let D=p[F],V=m[F],L=_[F],P=b*T*4*F;for(let k=0;k<D.count;k++){let B=k*S;f===!0&&(r.fromBufferAttribute(D,k),w[P+B+0]=r.x,w[P+B+1]=r.y,w[P+B+2]=r.z,w[P+B+3]=0),g===!0&&(r.fromBufferAttribute(V,k),w[P+B+4]=r.x,w[P+B+5]=r.y,w[P+B+6]=r.z,w[P+B+7]=0),y===!0&&(r.fromBufferAttribute(L,k),w[P+B+8]=r.x,w[P+B+9]=r.y,w[P+B+10]=r.z,w[P+B+11]=L.itemSize===4?r.w:1)}}h={count:d,texture:x,size:new lt(b,T)},i.set(a,h),a.addEventListener("dispose",O)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(n,"morphTexture",o.morphTexture,t);else{let f=0;for(let y=0;y<c.length;y++)f+=c[y];let g=a.morphTargetsRelative?1:1-f;l.getUniforms().setValue(n,"morphTargetBaseInfluence",g),l.getUniforms().setValue(n,"morphTargetInfluences",c)}l.getUniforms().setValue(n,"morphTargetsTexture",h.texture,t),l.getUniforms().setValue(n,"morphTargetsTextureSize",h.size)}return{update:s}}function uE(n,e,t,i,r){let s=new WeakMap;function o(c){let u=r.render.frame,d=c.geometry,h=e.get(c,d);if(s.get(h)!==u&&(e.update(h),s.set(h,u)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),s.get(c)!==u&&(t.update(c.instanceMatrix,n.ARRAY_BUFFER),c.instanceColor!==null&&t.update(c.instanceColor,n.ARRAY_BUFFER),s.set(c,u))),c.isSkinnedMesh){let f=c.skeleton;s.get(f)!==u&&(f.update(),s.set(f,u))}return h}function a(){s=new WeakMap}function l(c){let u=c.target;u.removeEventListener("dispose",l),i.releaseStatesOfObject(u),t.remove(u.instanceMatrix),u.instanceColor!==null&&t.remove(u.instanceColor)}return{update:o,dispose:a}}var hE={[Jm]:"LINEAR_TONE_MAPPING",[Km]:"REINHARD_TONE_MAPPING",[Zm]:"CINEON_TONE_MAPPING",[Au]:"ACES_FILMIC_TONE_MAPPING",[Qm]:"AGX_TONE_MAPPING",[eg]:"NEUTRAL_TONE_MAPPING",[jm]:"CUSTOM_TONE_MAPPING"};function dE(n,e,t,i,r,s){let o=new ur(e,t,{type:n,depthBuffer:r,stencilBuffer:s,samples:i?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,u=new Ti;u.setAttribute("position",new En([-1,3,0,-1,-1,0,3,-1,0],3)),u.setAttribute("uv",new En([0,2,0,0,2,0],2));let d=new Pd({uniforms:{tDiffuse:{value:null}},vertexShader:`
			precision highp float;

			uniform mat4 modelViewMatrix;
			uniform mat4 projectionMatrix;

			attribute vec3 position;
			attribute vec2 uv;

			varying vec2 vUv;

			void main() {
				vUv = uv;
				gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
			}`,fragmentShader:`
			precision highp float;

			uniform sampler2D tDiffuse;

			varying vec2 vUv;

			#include <tonemapping_pars_fragment>
			#include <colorspace_pars_fragment>

			void main() {
				gl_FragColor = texture2D( tDiffuse, vUv );

				#ifdef LINEAR_TONE_MAPPING
					gl_FragColor.rgb = LinearToneMapping( gl_FragColor.rgb );
				#elif defined( REINHARD_TONE_MAPPING )
					gl_FragColor.rgb = ReinhardToneMapping( gl_FragColor.rgb );
				#elif defined( CINEON_TONE_MAPPING )
					gl_FragColor.rgb = CineonToneMapping( gl_FragColor.rgb );
				#elif defined( ACES_FILMIC_TONE_MAPPING )
					gl_FragColor.rgb = ACESFilmicToneMapping( gl_FragColor.rgb );
				#elif defined( AGX_TONE_MAPPING )
					gl_FragColor.rgb = AgXToneMapping( gl_FragColor.rgb );
				#elif defined( NEUTRAL_TONE_MAPPING )
					gl_FragColor.rgb = NeutralToneMapping( gl_FragColor.rgb );
				#elif defined( CUSTOM_TONE_MAPPING )
					gl_FragColor.rgb = CustomToneMapping( gl_FragColor.rgb );
				#endif

				#ifdef SRGB_TRANSFER
					gl_FragColor = sRGBTransferOETF( gl_FragColor );
				#endif
			}`,depthTest:!1,depthWrite:!1}),h=new xn(u,d),f=new bu(-1,1,1,-1,0,1),g=null,y=null,p=!1,m,_=null,A=[],b=!1;this.setSize=function(T,w){o.setSize(T,w),a!==null&&a.setSize(T,w),l!==null&&l.setSize(T,w);for(let x=0;x<A.length;x++){let S=A[x];S.setSize&&S.setSize(T,w)}},this.setEffects=function(T){A=T,b=A.length>0&&A[0].isRenderPass===!0;let w=o.width,x=o.height;A.length>0&&a===null&&(a=new ur(w,x,{type:qr,depthBuffer:!1,stencilBuffer:!1}),l=new ur(w,x,{type:qr,depthBuffer:!1,stencilBuffer:!1}));let S=r===!0&&A.some(O=>O.needsDepthTexture===!0);S!==(o.depthTexture!==null)&&(S===!0&&c===null&&(c=new Xs(w,x),s===!0&&(c.format=Js,c.type=wa)),o.dispose(),o.depthTexture=S?c:null,o.resolveDepthBuffer=S,o.storeMultisampledDepthBuffer=S);for(let O=0;O<A.length;O++){let F=A[O];F.setSize&&F.setSize(w,x),S&&F.needsDepthTexture===!0&&F.setDepthTexture&&F.setDepthTexture(c)}},this.begin=function(T,w){if(p||T.toneMapping===xs&&A.length===0)return!1;if(_=w,w!==null){let x=w.width,S=w.height;(o.width!==x||o.height!==S)&&this.setSize(x,S)}return b===!1&&T.setRenderTarget(o),m=T.toneMapping,T.toneMapping=xs,!0},this.hasRenderPass=function(){return b},this.end=function(T,w){T.toneMapping=m,p=!0;let x=o,S=a;for(let O=0;O<A.length;O++){let F=A[O];F.enabled!==!1&&(F.render(T,S,x,w),F.needsSwap!==!1&&(x=S,S=S===a?l:a))}if(g!==T.outputColorSpace||y!==T.toneMapping){g=T.outputColorSpace,y=T.toneMapping,d.defines={},yt.getTransfer(g)===kt&&(d.defines.SRGB_TRANSFER="");let O=hE[y];O&&(d.defines[O]=""),d.needsUpdate=!0}d.uniforms.tDiffuse.value=x.texture,T.setRenderTarget(_),T.render(h,f),_=null,p=!1},this.isCompositing=function(){return p},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),u.dispose(),d.dispose()}}var Mx=new Wi,Sx=new Xs(1,1),wx=new pu(1),Ax=new uu,Tx=new Ad,Ex=new fu,tx=[],nx=[],ix=new Float32Array(16),rx=new Float32Array(9),sx=new Float32Array(4);function Xl(n,e,t){let i=n[0];if(i<=0||i>0)return n;let r=e*t,s=tx[r];if(s===void 0&&(s=new Float32Array(r),tx[r]=s),e!==0){i.toArray(s,0);for(let o=1,a=0;o!==e;++o)a+=t,n[o].toArray(s,a)}return s}function Qn(n,e){if(n.length!==e.length)return!1;for(let t=0,i=n.length;t<i;t++)if(n[t]!==e[t])return!1;return!0}function ei(n,e){for(let t=0,i=e.length;t<i;t++)n[t]=e[t]}function kf(n,e){let t=nx[e];t===void 0&&(t=new Int32Array(e),nx[e]=t);for(let i=0;i!==e;++i)t[i]=n.allocateTextureUnit();return t}function fE(n,e){let t=this.cache;t[0]!==e&&(n.uniform1f(this.addr,e),t[0]=e)}function pE(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Qn(t,e))return;n.uniform2fv(this.addr,e),ei(t,e)}}function mE(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(n.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(Qn(t,e))return;n.uniform3fv(this.addr,e),ei(t,e)}}function gE(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Qn(t,e))return;n.uniform4fv(this.addr,e),ei(t,e)}}function _E(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(Qn(t,e))return;n.uniformMatrix2fv(this.addr,!1,e),ei(t,e)}else{if(Qn(t,i))return;sx.set(i),n.uniformMatrix2fv(this.addr,!1,sx),ei(t,i)}}function vE(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(Qn(t,e))return;n.uniformMatrix3fv(this.addr,!1,e),ei(t,e)}else{if(Qn(t,i))return;rx.set(i),n.uniformMatrix3fv(this.addr,!1,rx),ei(t,i)}}function yE(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(Qn(t,e))return;n.uniformMatrix4fv(this.addr,!1,e),ei(t,e)}else{if(Qn(t,i))return;ix.set(i),n.uniformMatrix4fv(this.addr,!1,ix),ei(t,i)}}function xE(n,e){let t=this.cache;t[0]!==e&&(n.uniform1i(this.addr,e),t[0]=e)}function bE(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Qn(t,e))return;n.uniform2iv(this.addr,e),ei(t,e)}}function ME(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Qn(t,e))return;n.uniform3iv(this.addr,e),ei(t,e)}}function SE(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4i(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Qn(t,e))return;n.uniform4iv(this.addr,e),ei(t,e)}}function wE(n,e){let t=this.cache;t[0]!==e&&(n.uniform1ui(this.addr,e),t[0]=e)}function AE(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Qn(t,e))return;n.uniform2uiv(this.addr,e),ei(t,e)}}function TE(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Qn(t,e))return;n.uniform3uiv(this.addr,e),ei(t,e)}}function EE(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Qn(t,e))return;n.uniform4uiv(this.addr,e),ei(t,e)}}function Ff(n){return n.version===0&&(n.compareFunction=hg,n.needsUpdate=!0),n}function CE(n,e,t){let i=this.cache,r=t.allocateTextureUnit();i[0]!==r&&(n.uniform1i(this.addr,r),i[0]=r);let s;this.type===n.SAMPLER_2D_SHADOW?s=Ff(Sx):s=Mx,t.setTexture2D(e||s,r)}function RE(n,e,t){let i=this.cache,r=t.allocateTextureUnit();i[0]!==r&&(n.uniform1i(this.addr,r),i[0]=r),t.setTexture3D(e||Tx,r)}function PE(n,e,t){let i=this.cache,r=t.allocateTextureUnit();i[0]!==r&&(n.uniform1i(this.addr,r),i[0]=r);let s;this.type===n.SAMPLER_CUBE_SHADOW?s=Ff(wx):s=Ex,t.setTextureCube(e||s,r)}function IE(n,e,t){let i=this.cache,r=t.allocateTextureUnit();i[0]!==r&&(n.uniform1i(this.addr,r),i[0]=r),t.setTexture2DArray(e||Ax,r)}function LE(n){switch(n){case 5126:return fE;case 35664:return pE;case 35665:return mE;case 35666:return gE;case 35674:return _E;case 35675:return vE;case 35676:return yE;case 5124:case 35670:return xE;case 35667:case 35671:return bE;case 35668:case 35672:return ME;case 35669:case 35673:return SE;case 5125:return wE;case 36294:return AE;case 36295:return TE;case 36296:return EE;case 35678:case 36198:case 36298:case 36306:case 35682:return CE;case 35679:case 36299:case 36307:return RE;case 35680:case 36300:case 36308:case 36293:return PE;case 36289:case 36303:case 36311:case 36292:return IE}}function DE(n,e){n.uniform1fv(this.addr,e)}function NE(n,e){let t=Xl(e,this.size,2);n.uniform2fv(this.addr,t)}function kE(n,e){let t=Xl(e,this.size,3);n.uniform3fv(this.addr,t)}function FE(n,e){let t=Xl(e,this.size,4);n.uniform4fv(this.addr,t)}function UE(n,e){let t=Xl(e,this.size,4);n.uniformMatrix2fv(this.addr,!1,t)}function OE(n,e){let t=Xl(e,this.size,9);n.uniformMatrix3fv(this.addr,!1,t)}function BE(n,e){let t=Xl(e,this.size,16);n.uniformMatrix4fv(this.addr,!1,t)}function zE(n,e){n.uniform1iv(this.addr,e)}function VE(n,e){n.uniform2iv(this.addr,e)}function HE(n,e){n.uniform3iv(this.addr,e)}function GE(n,e){n.uniform4iv(this.addr,e)}function WE(n,e){n.uniform1uiv(this.addr,e)}function qE(n,e){n.uniform2uiv(this.addr,e)}function $E(n,e){n.uniform3uiv(this.addr,e)}function XE(n,e){n.uniform4uiv(this.addr,e)}function YE(n,e,t){let i=this.cache,r=e.length,s=kf(t,r);Qn(i,s)||(n.uniform1iv(this.addr,s),ei(i,s));let o;this.type===n.SAMPLER_2D_SHADOW?o=Ff(Sx):o=Mx;for(let a=0;a!==r;++a)t.setTexture2D(e[a]||o,s[a])}function JE(n,e,t){let i=this.cache,r=e.length,s=kf(t,r);Qn(i,s)||(n.uniform1iv(this.addr,s),ei(i,s));for(let o=0;o!==r;++o)t.setTexture3D(e[o]||Tx,s[o])}function KE(n,e,t){let i=this.cache,r=e.length,s=kf(t,r);Qn(i,s)||(n.uniform1iv(this.addr,s),ei(i,s));let o;this.type===n.SAMPLER_CUBE_SHADOW?o=Ff(wx):o=Ex;for(let a=0;a!==r;++a)t.setTextureCube(e[a]||o,s[a])}function ZE(n,e,t){let i=this.cache,r=e.length,s=kf(t,r);Qn(i,s)||(n.uniform1iv(this.addr,s),ei(i,s));for(let o=0;o!==r;++o)t.setTexture2DArray(e[o]||Ax,s[o])}function jE(n){switch(n){case 5126:return DE;case 35664:return NE;case 35665:return kE;case 35666:return FE;case 35674:return UE;case 35675:return OE;case 35676:return BE;case 5124:case 35670:return zE;case 35667:case 35671:return VE;case 35668:case 35672:return HE;case 35669:case 35673:return GE;case 5125:return WE;case 36294:return qE;case 36295:return $E;case 36296:return XE;case 35678:case 36198:case 36298:case 36306:case 35682:return YE;case 35679:case 36299:case 36307:return JE;case 35680:case 36300:case 36308:case 36293:return KE;case 36289:case 36303:case 36311:case 36292:return ZE}}var bg=class{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.setValue=LE(t.type)}},Mg=class{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=jE(t.type)}},Sg=class{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,i){let r=this.seq;for(let s=0,o=r.length;s!==o;++s){let a=r[s];a.setValue(e,t[a.id],i)}}},yg=/(\w+)(\])?(\[|\.)?/g;function ox(n,e){n.seq.push(e),n.map[e.id]=e}function QE(n,e,t){let i=n.name,r=i.length;for(yg.lastIndex=0;;){let s=yg.exec(i),o=yg.lastIndex,a=s[1],l=s[2]==="]",c=s[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===r){ox(t,c===void 0?new bg(a,n,e):new Mg(a,n,e));break}else{let d=t.map[a];d===void 0&&(d=new Sg(a),ox(t,d)),t=d}}}var ql=class{constructor(e,t){this.seq=[],this.map={};let i=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let o=0;o<i;++o){let a=e.getActiveUniform(t,o),l=e.getUniformLocation(t,a.name);QE(a,l,this)}let r=[],s=[];for(let o of this.seq)o.type===e.SAMPLER_2D_SHADOW||o.type===e.SAMPLER_CUBE_SHADOW||o.type===e.SAMPLER_2D_ARRAY_SHADOW?r.push(o):s.push(o);r.length>0&&(this.seq=r.concat(s))}setValue(e,t,i,r){let s=this.map[t];s!==void 0&&s.setValue(e,i,r)}setOptional(e,t,i){let r=t[i];r!==void 0&&this.setValue(e,i,r)}static upload(e,t,i,r){for(let s=0,o=t.length;s!==o;++s){let a=t[s],l=i[a.id];l.needsUpdate!==!1&&a.setValue(e,l.value,r)}}static seqWithValue(e,t){let i=[];for(let r=0,s=e.length;r!==s;++r){let o=e[r];o.id in t&&i.push(o)}return i}};function ax(n,e,t){let i=n.createShader(e);return n.shaderSource(i,t),n.compileShader(i),i}var eC=37297,tC=0;function nC(n,e){let t=n.split(`
`),i=[],r=Math.max(e-6,0),s=Math.min(e+6,t.length);for(let o=r;o<s;o++){let a=o+1;i.push(`${a===e?">":" "} ${a}: ${t[o]}`)}return i.join(`
`)}var lx=new it;function iC(n){yt._getMatrix(lx,yt.workingColorSpace,n);let e=`mat3( ${lx.elements.map(t=>t.toFixed(4))} )`;switch(yt.getTransfer(n)){case lu:return[e,"LinearTransferOETF"];case kt:return[e,"sRGBTransferOETF"];default:return Ke("WebGLProgram: Unsupported color space: ",n),[e,"LinearTransferOETF"]}}function cx(n,e,t){let i=n.getShaderParameter(e,n.COMPILE_STATUS),s=(n.getShaderInfoLog(e)||"").trim();if(i&&s==="")return"";let o=/ERROR: 0:(\d+)/.exec(s);if(o){let a=parseInt(o[1]);return t.toUpperCase()+`

`+s+`

`+nC(n.getShaderSource(e),a)}else return s}function rC(n,e){let t=iC(e);return[`vec4 ${n}( vec4 value ) {`,`	return ${t[1]}( vec4( ${t[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var sC={[Jm]:"Linear",[Km]:"Reinhard",[Zm]:"Cineon",[Au]:"ACESFilmic",[Qm]:"AgX",[eg]:"Neutral",[jm]:"Custom"};function oC(n,e){let t=sC[e];return t===void 0?(Ke("WebGLProgram: Unsupported toneMapping:",e),"vec3 "+n+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+n+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}var Df=new Z;function aC(){yt.getLuminanceCoefficients(Df);let n=Df.x.toFixed(4),e=Df.y.toFixed(4),t=Df.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${n}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function lC(n){return[n.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",n.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(ku).join(`
`)}function cC(n){let e=[];for(let t in n){let i=n[t];i!==!1&&e.push("#define "+t+" "+i)}return e.join(`
`)}function uC(n,e){let t={},i=n.getProgramParameter(e,n.ACTIVE_ATTRIBUTES);for(let r=0;r<i;r++){let s=n.getActiveAttrib(e,r),o=s.name,a=1;s.type===n.FLOAT_MAT2&&(a=2),s.type===n.FLOAT_MAT3&&(a=3),s.type===n.FLOAT_MAT4&&(a=4),t[o]={type:s.type,location:n.getAttribLocation(e,o),locationSize:a}}return t}function ku(n){return n!==""}function ux(n,e){let t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;return n.replace(/NUM_SUN_LIGHTS/g,e.numSunLights).replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,e.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,e.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,e.numLightProbeGrids)}function hx(n,e){return n.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-e.numClipIntersection)}var hC=/^[ \t]*#include +<([\w\d./]+)>/gm;function wg(n){return n.replace(hC,dC)}function dC(n,e){let t=ft[e];if(t===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+e+">");return wg(t)}var fC=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function dx(n){return n.replace(fC,pC)}function pC(n,e,t,i){let r="";for(let s=parseInt(e);s<parseInt(t);s++)r+=i.replace(/\[\s*i\s*\]/g,"[ "+s+" ]").replace(/UNROLLED_LOOP_INDEX/g,s);return r}function fx(n){let e=`precision ${n.precision} float;
	precision ${n.precision} int;
	precision ${n.precision} sampler2D;
	precision ${n.precision} samplerCube;
	precision ${n.precision} sampler3D;
	precision ${n.precision} sampler2DArray;
	precision ${n.precision} sampler2DShadow;
	precision ${n.precision} samplerCubeShadow;
	precision ${n.precision} sampler2DArrayShadow;
	precision ${n.precision} isampler2D;
	precision ${n.precision} isampler3D;
	precision ${n.precision} isamplerCube;
	precision ${n.precision} isampler2DArray;
	precision ${n.precision} usampler2D;
	precision ${n.precision} usampler3D;
	precision ${n.precision} usamplerCube;
	precision ${n.precision} usampler2DArray;
	`;return n.precision==="highp"?e+=`
#define HIGH_PRECISION`:n.precision==="mediump"?e+=`
#define MEDIUM_PRECISION`:n.precision==="lowp"&&(e+=`
#define LOW_PRECISION`),e}var mC={[xa]:"SHADOWMAP_TYPE_PCF",[Vl]:"SHADOWMAP_TYPE_VSM"};function gC(n){return mC[n.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var _C={[Gl]:"ENVMAP_MODE_REFRACTION"};function vC(n){return n.envMap===!1?"ENVMAP_MODE_REFLECTION":_C[n.envMapMode]||"ENVMAP_MODE_REFLECTION"}var yC={[Ym]:"ENVMAP_BLENDING_MULTIPLY",[Py]:"ENVMAP_BLENDING_MIX",[Iy]:"ENVMAP_BLENDING_ADD"};function xC(n){return n.envMap===!1?"ENVMAP_BLENDING_NONE":yC[n.combine]||"ENVMAP_BLENDING_NONE"}function bC(n,e,t,i){let r=n.getContext(),s=t.defines,o=t.vertexShader,a=t.fragmentShader,l=gC(t),c=t.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",u=vC(t),d=xC(t),h=lC(t),f=cC(s),g=r.createProgram(),y,p,m=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(y=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(ku).join(`
`),y.length>0&&(y+=`
`),p=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(ku).join(`
`),p.length>0&&(p+=`
`)):(y=[fx(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?"#define USE_BATCHING_COLOR":"",t.instancing?"#define USE_INSTANCING":"",t.instancingColor?"#define USE_INSTANCING_COLOR":"",t.instancingMorph?"#define USE_INSTANCING_MORPH":"",t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.map?"#define USE_MAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+u:"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.displacementMap?"#define USE_DISPLACEMENTMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.mapUv?"#define MAP_UV "+t.mapUv:"",t.alphaMapUv?"#define ALPHAMAP_UV "+t.alphaMapUv:"",t.lightMapUv?"#define LIGHTMAP_UV "+t.lightMapUv:"",t.aoMapUv?"#define AOMAP_UV "+t.aoMapUv:"",t.emissiveMapUv?"#define EMISSIVEMAP_UV "+t.emissiveMapUv:"",t.bumpMapUv?"#define BUMPMAP_UV "+t.bumpMapUv:"",t.normalMapUv?"#define NORMALMAP_UV "+t.normalMapUv:"",t.displacementMapUv?"#define DISPLACEMENTMAP_UV "+t.displacementMapUv:"",t.metalnessMapUv?"#define METALNESSMAP_UV "+t.metalnessMapUv:"",t.roughnessMapUv?"#define ROUGHNESSMAP_UV "+t.roughnessMapUv:"",t.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+t.anisotropyMapUv:"",t.clearcoatMapUv?"#define CLEARCOATMAP_UV "+t.clearcoatMapUv:"",t.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+t.clearcoatNormalMapUv:"",t.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+t.clearcoatRoughnessMapUv:"",t.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+t.diffuseRoughnessMapUv:"",t.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+t.iridescenceMapUv:"",t.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+t.iridescenceThicknessMapUv:"",t.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+t.sheenColorMapUv:"",t.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+t.sheenRoughnessMapUv:"",t.specularMapUv?"#define SPECULARMAP_UV "+t.specularMapUv:"",t.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+t.specularColorMapUv:"",t.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+t.specularIntensityMapUv:"",t.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+t.transmissionMapUv:"",t.thicknessMapUv?"#define THICKNESSMAP_UV "+t.thicknessMapUv:"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexNormals?"#define HAS_NORMAL":"",t.vertexColors?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.flatShading?"#define FLAT_SHADED":"",t.skinning?"#define USE_SKINNING":"",t.morphTargets?"#define USE_MORPHTARGETS":"",t.morphNormals&&t.flatShading===!1?"#define USE_MORPHNORMALS":"",t.morphColors?"#define USE_MORPHCOLORS":"",t.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+t.morphTextureStride:"",t.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+t.morphTargetsCount:"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.sizeAttenuation?"#define USE_SIZEATTENUATION":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(ku).join(`
`),p=[fx(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+c:"",t.envMap?"#define "+u:"",t.envMap?"#define "+d:"",t.envMapPMREM?"#define ENVMAP_MAX_LOD "+t.envMapMaxLod+".0":"",t.envMapPMREM?"#define ENVMAP_SIZE "+t.envMapSize+".0":"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoat?"#define USE_CLEARCOAT":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.dispersion?"#define USE_DISPERSION":"",t.retroreflection?"#define USE_RETROREFLECTION":"",t.iridescence?"#define USE_IRIDESCENCE":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaTest?"#define USE_ALPHATEST":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.sheen?"#define USE_SHEEN":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors||t.instancingColor?"#define USE_COLOR":"",t.vertexAlphas||t.batchingColor?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.gradientMap?"#define USE_GRADIENTMAP":"",t.flatShading?"#define FLAT_SHADED":"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",t.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==xs?"#define TONE_MAPPING":"",t.toneMapping!==xs?ft.tonemapping_pars_fragment:"",t.toneMapping!==xs?oC("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",ft.colorspace_pars_fragment,rC("linearToOutputTexel",t.outputColorSpace),aC(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(ku).join(`
`)),o=wg(o),o=ux(o,t),o=hx(o,t),a=wg(a),a=ux(a,t),a=hx(a,t),o=dx(o),a=dx(a),t.isRawShaderMaterial!==!0&&(m=`#version 300 es
`,y=[h,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+y,p=["#define varying in",t.glslVersion===dg?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===dg?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+p);let _=m+y+o,A=m+p+a,b=ax(r,r.VERTEX_SHADER,_),T=ax(r,r.FRAGMENT_SHADER,A);r.attachShader(g,b),r.attachShader(g,T),t.index0AttributeName!==void 0?r.bindAttribLocation(g,0,t.index0AttributeName):t.hasPositionAttribute===!0&&r.bindAttribLocation(g,0,"position"),r.linkProgram(g);function w(F){if(n.debug.checkShaderErrors){let D=r.getProgramInfoLog(g)||"",V=r.getShaderInfoLog(b)||"",L=r.getShaderInfoLog(T)||"",P=D.trim(),k=V.trim(),B=L.trim(),G=!0,re=!0;if(r.getProgramParameter(g,r.LINK_STATUS)===!1)if(G=!1,typeof n.debug.onShaderError=="function")n.debug.onShaderError(r,g,b,T);else{let $=cx(r,b,"vertex"),J=cx(r,T,"fragment");tt("WebGLProgram: Shader Error "+r.getError()+" - VALIDATE_STATUS "+r.getProgramParameter(g,r.VALIDATE_STATUS)+`

Material Name: `+F.name+`
Material Type: `+F.type+`

Program Info Log: `+P+`
`+$+`
`+J)}else P!==""?Ke("WebGLProgram: Program Info Log:",P):(k===""||B==="")&&(re=!1);re&&(F.diagnostics={runnable:G,programLog:P,vertexShader:{log:k,prefix:y},fragmentShader:{log:B,prefix:p}})}r.deleteShader(b),r.deleteShader(T),x=new ql(r,g),S=uC(r,g)}let x;this.getUniforms=function(){return x===void 0&&w(this),x};let S;this.getAttributes=function(){return S===void 0&&w(this),S};let O=t.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return O===!1&&(O=r.getProgramParameter(g,eC)),O},this.destroy=function(){i.releaseStatesOfProgram(this),r.deleteProgram(g),this.program=void 0},this.type=t.shaderType,this.name=t.shaderName,this.id=tC++,this.cacheKey=e,this.usedTimes=1,this.program=g,this.vertexShader=b,this.fragmentShader=T,this}var MC=0,Ag=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e,t,i){let r=this._getShaderCacheForMaterial(e);return r.has(t)===!1&&(r.add(t),t.usedTimes++),r.has(i)===!1&&(r.add(i),i.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let i of t)i.usedTimes--,i.usedTimes===0&&this.shaderCache.delete(i.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this._getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,i=t.get(e);return i===void 0&&(i=new Set,t.set(e,i)),i}_getShaderStage(e){let t=this.shaderCache,i=t.get(e);return i===void 0&&(i=new Tg(e),t.set(e,i)),i}},Tg=class{constructor(e){this.id=MC++,this.code=e,this.usedTimes=0}};function SC(n){return n===No||n===Iu||n===Lu}function wC(n,e,t,i,r,s){let o=new Dl,a=new Ag,l=new Set,c=[],u=new Map,d=i.logarithmicDepthBuffer,h={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function f(x){return l.add(x),x===0?"uv":`uv${x}`}function g(x,S,O,F,D,V){let L=F.fog,P=D.geometry,k=x.isMeshStandardMaterial||x.isMeshLambertMaterial||x.isMeshPhongMaterial?F.environment:null,B=x.isMeshStandardMaterial||x.isMeshLambertMaterial&&!x.envMap||x.isMeshPhongMaterial&&!x.envMap,G=e.get(x.envMap||k,B),re=h[x.type],$=i.precision;x.precision!==null&&($=i.getMaxPrecision(x.precision),$!==x.precision&&Ke("WebGLProgram.getParameters:",x.precision,"not supported, using",$,"instead."));let J=P.morphAttributes.position||P.morphAttributes.normal||P.morphAttributes.color,te=J!==void 0?J.length:0,de=0;P.morphAttributes.position!==void 0&&(de=1),P.morphAttributes.normal!==void 0&&(de=2),P.morphAttributes.color!==void 0&&(de=3);let se,Q,fe,ve;if(re){let Ce=Ms[re];se=Ce.vertexShader,Q=Ce.fragmentShader}else{se=x.vertexShader,Q=x.fragmentShader;let Ce=a.getVertexShaderStage(x),ct=a.getFragmentShaderStage(x);a.update(x,Ce,ct),fe=Ce.id,ve=ct.id}let Ee=n.getRenderTarget(),Me=n.state.buffers.depth.getReversed(),qe=D.isInstancedMesh===!0,ot=D.isBatchedMesh===!0,He=!!x.map,pt=!!x.matcap,ht=!!G,rt=ht&&G.isPMREMTexture===!0,hn=!!x.aoMap,Xt=!!x.lightMap,Nn=!!x.bumpMap&&x.wireframe===!1,zt=!!x.normalMap,si=!!x.displacementMap,Mt=!!x.emissiveMap,Xn=!!x.metalnessMap,bn=!!x.roughnessMap,kn=x.anisotropy>0,H=x.clearcoat>0,Re=x.diffuseRoughness>0,Je=x.dispersion>0,at=x.retroreflectivity>0,Se=x.iridescence>0,Wt=x.sheen>0,Ve=x.transmission>0,Xe=kn&&!!x.anisotropyMap,I=H&&!!x.clearcoatMap,E=H&&!!x.clearcoatNormalMap,X=H&&!!x.clearcoatRoughnessMap,he=Re&&!!x.diffuseRoughnessMap,le=Se&&!!x.iridescenceMap,_e=Se&&!!x.iridescenceThicknessMap,ye=Wt&&!!x.sheenColorMap,ne=Wt&&!!x.sheenRoughnessMap,oe=!!x.specularMap,me=!!x.specularColorMap,z=!!x.specularIntensityMap,ae=Ve&&!!x.transmissionMap,ie=Ve&&!!x.thicknessMap,we=!!x.gradientMap,ge=!!x.alphaMap,be=x.alphaTest>0,Ge=!!x.alphaHash,je=!!x.extensions,ue=xs;x.toneMapped&&(Ee===null||Ee.isXRRenderTarget===!0)&&(ue=n.toneMapping);let Oe=rt?G.isCompressedCubeTexture?G.image[0].mipmaps:G.mipmaps:null,Qe={shaderID:re,shaderType:x.type,shaderName:x.name,vertexShader:se,fragmentShader:Q,defines:x.defines,customVertexShaderID:fe,customFragmentShaderID:ve,isRawShaderMaterial:x.isRawShaderMaterial===!0,glslVersion:x.glslVersion,precision:$,batching:ot,batchingColor:ot&&D._colorsTexture!==null,instancing:qe,instancingColor:qe&&D.instanceColor!==null,instancingMorph:qe&&D.morphTexture!==null,outputColorSpace:Ee===null?n.outputColorSpace:Ee.isXRRenderTarget===!0?Ee.texture.colorSpace:yt.workingColorSpace,alphaToCoverage:!!x.alphaToCoverage,map:He,matcap:pt,envMap:ht,envMapMode:ht&&G.mapping,envMapPMREM:rt,envMapMaxLod:rt?Oe.length-1:null,envMapSize:rt?Oe[0].width:null,aoMap:hn,lightMap:Xt,bumpMap:Nn,normalMap:zt,displacementMap:si,emissiveMap:Mt,normalMapObjectSpace:zt&&x.normalMapType===Ny,normalMapTangentSpace:zt&&x.normalMapType===If,packedNormalMap:zt&&x.normalMapType===If&&SC(x.normalMap.format),metalnessMap:Xn,roughnessMap:bn,anisotropy:kn,anisotropyMap:Xe,clearcoat:H,clearcoatMap:I,clearcoatNormalMap:E,clearcoatRoughnessMap:X,diffuseRoughness:Re,diffuseRoughnessMap:he,dispersion:Je,retroreflection:at,iridescence:Se,iridescenceMap:le,iridescenceThicknessMap:_e,sheen:Wt,sheenColorMap:ye,sheenRoughnessMap:ne,specularMap:oe,specularColorMap:me,specularIntensityMap:z,transmission:Ve,transmissionMap:ae,thicknessMap:ie,gradientMap:we,opaque:x.transparent===!1&&x.blending===Hl&&x.alphaToCoverage===!1,alphaMap:ge,alphaTest:be,alphaHash:Ge,combine:x.combine,mapUv:He&&f(x.map.channel),aoMapUv:hn&&f(x.aoMap.channel),lightMapUv:Xt&&f(x.lightMap.channel),bumpMapUv:Nn&&f(x.bumpMap.channel),normalMapUv:zt&&f(x.normalMap.channel),displacementMapUv:si&&f(x.displacementMap.channel),emissiveMapUv:Mt&&f(x.emissiveMap.channel),metalnessMapUv:Xn&&f(x.metalnessMap.channel),roughnessMapUv:bn&&f(x.roughnessMap.channel),anisotropyMapUv:Xe&&f(x.anisotropyMap.channel),clearcoatMapUv:I&&f(x.clearcoatMap.channel),clearcoatNormalMapUv:E&&f(x.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:X&&f(x.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:he&&f(x.diffuseRoughnessMap.channel),iridescenceMapUv:le&&f(x.iridescenceMap.channel),iridescenceThicknessMapUv:_e&&f(x.iridescenceThicknessMap.channel),sheenColorMapUv:ye&&f(x.sheenColorMap.channel),sheenRoughnessMapUv:ne&&f(x.sheenRoughnessMap.channel),specularMapUv:oe&&f(x.specularMap.channel),specularColorMapUv:me&&f(x.specularColorMap.channel),specularIntensityMapUv:z&&f(x.specularIntensityMap.channel),transmissionMapUv:ae&&f(x.transmissionMap.channel),thicknessMapUv:ie&&f(x.thicknessMap.channel),alphaMapUv:ge&&f(x.alphaMap.channel),vertexTangents:!!P.attributes.tangent&&(zt||kn),vertexNormals:!!P.attributes.normal,vertexColors:x.vertexColors,vertexAlphas:x.vertexColors===!0&&!!P.attributes.color&&P.attributes.color.itemSize===4,pointsUvs:D.isPoints===!0&&!!P.attributes.uv&&(He||ge),fog:!!L,useFog:x.fog===!0,fogExp2:!!L&&L.isFogExp2,flatShading:x.wireframe===!1&&(x.flatShading===!0||P.attributes.normal===void 0&&zt===!1&&(x.isMeshLambertMaterial||x.isMeshPhongMaterial||x.isMeshStandardMaterial||x.isMeshPhysicalMaterial)),sizeAttenuation:x.sizeAttenuation===!0,logarithmicDepthBuffer:d,reversedDepthBuffer:Me,skinning:D.isSkinnedMesh===!0,hasPositionAttribute:P.attributes.position!==void 0,morphTargets:P.morphAttributes.position!==void 0,morphNormals:P.morphAttributes.normal!==void 0,morphColors:P.morphAttributes.color!==void 0,morphTargetsCount:te,morphTextureStride:de,numSunLights:S.sun.length,numDirLights:S.directional.length,numPointLights:S.point.length,numSpotLights:S.spot.length,numSpotLightMaps:S.spotLightMap.length,numRectAreaLights:S.rectArea.length,numHemiLights:S.hemi.length,numSunLightShadows:S.sunShadowMap.length,numDirLightShadows:S.directionalShadowMap.length,numPointLightShadows:S.pointShadowMap.length,numSpotLightShadows:S.spotShadowMap.length,numSpotLightShadowsWithMaps:S.numSpotLightShadowsWithMaps,numLightProbes:S.numLightProbes,numLightProbeGrids:V.filter(Ce=>Ce.texture!==null).length,numClippingPlanes:s.numPlanes,numClipIntersection:s.numIntersection,dithering:x.dithering,shadowMapEnabled:n.shadowMap.enabled&&O.length>0,shadowMapType:n.shadowMap.type,toneMapping:ue,decodeVideoTexture:He&&x.map.isVideoTexture===!0&&yt.getTransfer(x.map.colorSpace)===kt,decodeVideoTextureEmissive:Mt&&x.emissiveMap.isVideoTexture===!0&&yt.getTransfer(x.emissiveMap.colorSpace)===kt,premultipliedAlpha:x.premultipliedAlpha,doubleSided:x.side===ys,flipSided:x.side===mi,useDepthPacking:x.depthPacking>=0,depthPacking:x.depthPacking||0,index0AttributeName:x.index0AttributeName,extensionClipCullDistance:je&&x.extensions.clipCullDistance===!0&&t.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(je&&x.extensions.multiDraw===!0||ot)&&t.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:t.has("KHR_parallel_shader_compile"),customProgramCacheKey:x.customProgramCacheKey()};return Qe.vertexUv1s=l.has(1),Qe.vertexUv2s=l.has(2),Qe.vertexUv3s=l.has(3),l.clear(),Qe}function y(x){let S=[];if(x.shaderID?S.push(x.shaderID):(S.push(x.customVertexShaderID),S.push(x.customFragmentShaderID)),x.defines!==void 0)for(let O in x.defines)S.push(O),S.push(x.defines[O]);return x.isRawShaderMaterial===!1&&(p(S,x),m(S,x),S.push(n.outputColorSpace)),S.push(x.customProgramCacheKey),S.join()}function p(x,S){x.push(S.precision),x.push(S.outputColorSpace),x.push(S.envMapMode),x.push(S.envMapPMREM),x.push(S.envMapMaxLod),x.push(S.envMapSize),x.push(S.mapUv),x.push(S.alphaMapUv),x.push(S.lightMapUv),x.push(S.aoMapUv),x.push(S.bumpMapUv),x.push(S.normalMapUv),x.push(S.displacementMapUv),x.push(S.emissiveMapUv),x.push(S.metalnessMapUv),x.push(S.roughnessMapUv),x.push(S.anisotropyMapUv),x.push(S.clearcoatMapUv),x.push(S.clearcoatNormalMapUv),x.push(S.clearcoatRoughnessMapUv),x.push(S.diffuseRoughnessMapUv),x.push(S.iridescenceMapUv),x.push(S.iridescenceThicknessMapUv),x.push(S.sheenColorMapUv),x.push(S.sheenRoughnessMapUv),x.push(S.specularMapUv),x.push(S.specularColorMapUv),x.push(S.specularIntensityMapUv),x.push(S.transmissionMapUv),x.push(S.thicknessMapUv),x.push(S.combine),x.push(S.fogExp2),x.push(S.sizeAttenuation),x.push(S.morphTargetsCount),x.push(S.numSunLights),x.push(S.numDirLights),x.push(S.numPointLights),x.push(S.numSpotLights),x.push(S.numSpotLightMaps),x.push(S.numHemiLights),x.push(S.numRectAreaLights),x.push(S.numSunLightShadows),x.push(S.numDirLightShadows),x.push(S.numPointLightShadows),x.push(S.numSpotLightShadows),x.push(S.numSpotLightShadowsWithMaps),x.push(S.numLightProbes),x.push(S.numLightProbeGrids),x.push(S.shadowMapType),x.push(S.toneMapping),x.push(S.numClippingPlanes),x.push(S.numClipIntersection),x.push(S.depthPacking)}function m(x,S){o.disableAll(),S.instancing&&o.enable(0),S.instancingColor&&o.enable(1),S.instancingMorph&&o.enable(2),S.matcap&&o.enable(3),S.envMap&&o.enable(4),S.normalMapObjectSpace&&o.enable(5),S.normalMapTangentSpace&&o.enable(6),S.clearcoat&&o.enable(7),S.iridescence&&o.enable(8),S.alphaTest&&o.enable(9),S.vertexColors&&o.enable(10),S.vertexAlphas&&o.enable(11),S.vertexUv1s&&o.enable(12),S.vertexUv2s&&o.enable(13),S.vertexUv3s&&o.enable(14),S.vertexTangents&&o.enable(15),S.anisotropy&&o.enable(16),S.alphaHash&&o.enable(17),S.batching&&o.enable(18),S.dispersion&&o.enable(19),S.retroreflection&&o.enable(24),S.diffuseRoughness&&o.enable(25),S.batchingColor&&o.enable(20),S.gradientMap&&o.enable(21),S.packedNormalMap&&o.enable(22),S.vertexNormals&&o.enable(23),x.push(o.mask),o.disableAll(),S.fog&&o.enable(0),S.useFog&&o.enable(1),S.flatShading&&o.enable(2),S.logarithmicDepthBuffer&&o.enable(3),S.reversedDepthBuffer&&o.enable(4),S.skinning&&o.enable(5),S.morphTargets&&o.enable(6),S.morphNormals&&o.enable(7),S.morphColors&&o.enable(8),S.premultipliedAlpha&&o.enable(9),S.shadowMapEnabled&&o.enable(10),S.doubleSided&&o.enable(11),S.flipSided&&o.enable(12),S.useDepthPacking&&o.enable(13),S.dithering&&o.enable(14),S.transmission&&o.enable(15),S.sheen&&o.enable(16),S.opaque&&o.enable(17),S.pointsUvs&&o.enable(18),S.decodeVideoTexture&&o.enable(19),S.decodeVideoTextureEmissive&&o.enable(20),S.alphaToCoverage&&o.enable(21),S.numLightProbeGrids>0&&o.enable(22),S.hasPositionAttribute&&o.enable(23),x.push(o.mask)}function _(x){let S=h[x.type],O;if(S){let F=Ms[S];O=Yy.clone(F.uniforms)}else O=x.uniforms;return O}function A(x,S){let O=u.get(S);return O!==void 0?++O.usedTimes:(O=new bC(n,S,x,r),c.push(O),u.set(S,O)),O}function b(x){if(--x.usedTimes===0){let S=c.indexOf(x);c[S]=c[c.length-1],c.pop(),u.delete(x.cacheKey),x.destroy()}}function T(x){a.remove(x)}function w(){a.dispose()}return{getParameters:g,getProgramCacheKey:y,getUniforms:_,acquireProgram:A,releaseProgram:b,releaseShaderCache:T,programs:c,dispose:w}}function AC(){let n=new WeakMap;function e(o){return n.has(o)}function t(o){let a=n.get(o);return a===void 0&&(a={},n.set(o,a)),a}function i(o){n.delete(o)}function r(o,a,l){n.get(o)[a]=l}function s(){n=new WeakMap}return{has:e,get:t,remove:i,update:r,dispose:s}}function TC(n,e){return n.groupOrder!==e.groupOrder?n.groupOrder-e.groupOrder:n.renderOrder!==e.renderOrder?n.renderOrder-e.renderOrder:n.material.id!==e.material.id?n.material.id-e.material.id:n.materialVariant!==e.materialVariant?n.materialVariant-e.materialVariant:n.z!==e.z?n.z-e.z:n.id-e.id}function px(n,e){return n.groupOrder!==e.groupOrder?n.groupOrder-e.groupOrder:n.renderOrder!==e.renderOrder?n.renderOrder-e.renderOrder:n.z!==e.z?e.z-n.z:n.id-e.id}function mx(){let n=[],e=0,t=[],i=[],r=[];function s(){e=0,t.length=0,i.length=0,r.length=0}function o(h){let f=0;return h.isInstancedMesh&&(f+=2),h.isSkinnedMesh&&(f+=1),f}function a(h,f,g,y,p,m){let _=n[e];return _===void 0?(_={id:h.id,object:h,geometry:f,material:g,materialVariant:o(h),groupOrder:y,renderOrder:h.renderOrder,z:p,group:m},n[e]=_):(_.id=h.id,_.object=h,_.geometry=f,_.material=g,_.materialVariant=o(h),_.groupOrder=y,_.renderOrder=h.renderOrder,_.z=p,_.group=m),e++,_}function l(h,f,g,y,p,m,_){_.reversedDepth===!0&&(p=-p);let A=a(h,f,g,y,p,m);g.transmission>0?i.push(A):g.transparent===!0?r.push(A):t.push(A)}function c(h,f,g,y,p,m){let _=a(h,f,g,y,p,m);g.transmission>0?i.unshift(_):g.transparent===!0?r.unshift(_):t.unshift(_)}function u(h,f){t.length>1&&t.sort(h||TC),i.length>1&&i.sort(f||px),r.length>1&&r.sort(f||px)}function d(){for(let h=e,f=n.length;h<f;h++){let g=n[h];if(g.id===null)break;g.id=null,g.object=null,g.geometry=null,g.material=null,g.group=null}}return{opaque:t,transmissive:i,transparent:r,init:s,push:l,unshift:c,finish:d,sort:u}}function EC(){let n=new WeakMap;function e(i,r){let s=n.get(i),o;return s===void 0?(o=new mx,n.set(i,[o])):r>=s.length?(o=new mx,s.push(o)):o=s[r],o}function t(){n=new WeakMap}return{get:e,dispose:t}}function CC(){let n={};return{get:function(e){if(n[e.id]!==void 0)return n[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={direction:new Z,color:new ut};break;case"SpotLight":t={position:new Z,direction:new Z,color:new ut,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t={position:new Z,color:new ut,distance:0,decay:0};break;case"HemisphereLight":t={direction:new Z,skyColor:new ut,groundColor:new ut};break;case"RectAreaLight":t={color:new ut,position:new Z,halfWidth:new Z,halfHeight:new Z};break}return n[e.id]=t,t}}}function RC(){let n={};return{get:function(e){if(n[e.id]!==void 0)return n[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new lt};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new lt};break;case"PointLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new lt,shadowCameraNear:1,shadowCameraFar:1e3};break}return n[e.id]=t,t}}}var PC=0;function IC(n,e){return(e.castShadow?2:0)-(n.castShadow?2:0)+(e.map?1:0)-(n.map?1:0)}function LC(n){let e=new CC,t=RC(),i={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)i.probe.push(new Z);let r=new Z,s=new It,o=new It;function a(c){let u=0,d=0,h=0;for(let V=0;V<9;V++)i.probe[V].set(0,0,0);let f=0,g=0,y=0,p=0,m=0,_=0,A=0,b=0,T=0,w=0,x=0,S=0,O=0,F=0;c.sort(IC);for(let V=0,L=c.length;V<L;V++){let P=c[V],k=P.color,B=P.intensity,G=P.distance,re=null;if(P.shadow&&P.shadow.map&&(P.shadow.map.texture.format===No?re=P.shadow.map.texture:re=P.shadow.map.depthTexture||P.shadow.map.texture),P.isAmbientLight)u+=k.r*B,d+=k.g*B,h+=k.b*B;else if(P.isLightProbe){for(let $=0;$<9;$++)i.probe[$].addScaledVector(P.sh.coefficients[$],B);F++}else if(P.isSunLight){let $=e.get(P);if($.color.copy(P.color).multiplyScalar(P.intensity),P.castShadow){let J=P.shadow,te=t.get(P);te.shadowIntensity=J.intensity,te.shadowBias=J.bias,te.shadowNormalBias=J.normalBias,te.shadowRadius=J.radius,te.shadowMapSize.copy(J.mapSize).multiply(J.getFrameExtents()),i.sunShadow[g]=te,i.sunShadowMap[g]=re;let de=J.getViewportCount();for(let se=0;se<de;se++)i.sunShadowMatrix[y+se]=J.getMatrix(se),i.sunShadowCascade[y+se]=J._cascadeData[se];y+=de,g++}i.sun[f]=$,f++}else if(P.isDirectionalLight){let $=e.get(P);if($.color.copy(P.color).multiplyScalar(P.intensity),P.castShadow){let J=P.shadow,te=t.get(P);te.shadowIntensity=J.intensity,te.shadowBias=J.bias,te.shadowNormalBias=J.normalBias,te.shadowRadius=J.radius,te.shadowMapSize=J.mapSize,i.directionalShadow[p]=te,i.directionalShadowMap[p]=re,i.directionalShadowMatrix[p]=P.shadow.matrix,T++}i.directional[p]=$,p++}else if(P.isSpotLight){let $=e.get(P);$.position.setFromMatrixPosition(P.matrixWorld),$.color.copy(k).multiplyScalar(B),$.distance=G,$.coneCos=Math.cos(P.angle),$.penumbraCos=Math.cos(P.angle*(1-P.penumbra)),$.decay=P.decay,i.spot[_]=$;let J=P.shadow;if(P.map&&(i.spotLightMap[S]=P.map,S++,J.updateMatrices(P),P.castShadow&&O++),i.spotLightMatrix[_]=J.matrix,P.castShadow){let te=t.get(P);te.shadowIntensity=J.intensity,te.shadowBias=J.bias,te.shadowNormalBias=J.normalBias,te.shadowRadius=J.radius,te.shadowMapSize=J.mapSize,i.spotShadow[_]=te,i.spotShadowMap[_]=re,x++}_++}else if(P.isRectAreaLight){let $=e.get(P);$.color.copy(k).multiplyScalar(B),$.halfWidth.set(P.width*.5,0,0),$.halfHeight.set(0,P.height*.5,0),i.rectArea[A]=$,A++}else if(P.isPointLight){let $=e.get(P);if($.color.copy(P.color).multiplyScalar(P.intensity),$.distance=P.distance,$.decay=P.decay,P.castShadow){let J=P.shadow,te=t.get(P);te.shadowIntensity=J.intensity,te.shadowBias=J.bias,te.shadowNormalBias=J.normalBias,te.shadowRadius=J.radius,te.shadowMapSize=J.mapSize,te.shadowCameraNear=J.camera.near,te.shadowCameraFar=J.camera.far,i.pointShadow[m]=te,i.pointShadowMap[m]=re,i.pointShadowMatrix[m]=P.shadow.matrix,w++}i.point[m]=$,m++}else if(P.isHemisphereLight){let $=e.get(P);$.skyColor.copy(P.color).multiplyScalar(B),$.groundColor.copy(P.groundColor).multiplyScalar(B),i.hemi[b]=$,b++}}A>0&&(n.has("OES_texture_float_linear")===!0?(i.rectAreaLTC1=Le.LTC_FLOAT_1,i.rectAreaLTC2=Le.LTC_FLOAT_2):(i.rectAreaLTC1=Le.LTC_HALF_1,i.rectAreaLTC2=Le.LTC_HALF_2)),i.ambient[0]=u,i.ambient[1]=d,i.ambient[2]=h;let D=i.hash;(D.sunLength!==f||D.directionalLength!==p||D.pointLength!==m||D.spotLength!==_||D.rectAreaLength!==A||D.hemiLength!==b||D.numSunShadows!==g||D.numDirectionalShadows!==T||D.numPointShadows!==w||D.numSpotShadows!==x||D.numSpotMaps!==S||D.numLightProbes!==F)&&(i.sun.length=f,i.directional.length=p,i.spot.length=_,i.rectArea.length=A,i.point.length=m,i.hemi.length=b,i.sunShadow.length=g,i.sunShadowMap.length=g,i.sunShadowMatrix.length=y,i.sunShadowCascade.length=y,i.directionalShadow.length=T,i.directionalShadowMap.length=T,i.directionalShadowMatrix.length=T,i.pointShadow.length=w,i.pointShadowMap.length=w,i.pointShadowMatrix.length=w,i.spotShadow.length=x,i.spotShadowMap.length=x,i.spotLightMatrix.length=x+S-O,i.spotLightMap.length=S,i.numSpotLightShadowsWithMaps=O,i.numLightProbes=F,D.sunLength=f,D.directionalLength=p,D.pointLength=m,D.spotLength=_,D.rectAreaLength=A,D.hemiLength=b,D.numSunShadows=g,D.numDirectionalShadows=T,D.numPointShadows=w,D.numSpotShadows=x,D.numSpotMaps=S,D.numLightProbes=F,i.version=PC++)}function l(c,u){let d=0,h=0,f=0,g=0,y=0,p=0,m=u.matrixWorldInverse;for(let _=0,A=c.length;_<A;_++){let b=c[_];if(b.isSunLight){let T=i.sun[d];T.direction.setFromMatrixPosition(b.matrixWorld),T.direction.transformDirection(m),d++}else if(b.isDirectionalLight){let T=i.directional[h];T.direction.setFromMatrixPosition(b.matrixWorld),r.setFromMatrixPosition(b.target.matrixWorld),T.direction.sub(r),T.direction.transformDirection(m),h++}else if(b.isSpotLight){let T=i.spot[g];T.position.setFromMatrixPosition(b.matrixWorld),T.position.applyMatrix4(m),T.direction.setFromMatrixPosition(b.matrixWorld),r.setFromMatrixPosition(b.target.matrixWorld),T.direction.sub(r),T.direction.transformDirection(m),g++}else if(b.isRectAreaLight){let T=i.rectArea[y];T.position.setFromMatrixPosition(b.matrixWorld),T.position.applyMatrix4(m),o.identity(),s.copy(b.matrixWorld),s.premultiply(m),o.extractRotation(s),T.halfWidth.set(b.width*.5,0,0),T.halfHeight.set(0,b.height*.5,0),T.halfWidth.applyMatrix4(o),T.halfHeight.applyMatrix4(o),y++}else if(b.isPointLight){let T=i.point[f];T.position.setFromMatrixPosition(b.matrixWorld),T.position.applyMatrix4(m),f++}else if(b.isHemisphereLight){let T=i.hemi[p];T.direction.setFromMatrixPosition(b.matrixWorld),T.direction.transformDirection(m),p++}}}return{setup:a,setupView:l,state:i}}function gx(n){let e=new LC(n),t=[],i=[],r=[];function s(d){u.camera=d,t.length=0,i.length=0,r.length=0}function o(d){d.isLightProbeGrid?r.push(d):t.push(d)}function a(d){i.push(d)}function l(){e.setup(t),r.sort((d,h)=>d.priority-h.priority||d.id-h.id)}function c(d){e.setupView(t,d)}let u={lightsArray:t,shadowsArray:i,lightProbeGridArray:r,camera:null,lights:e,transmissionRenderTarget:{},textureUnits:0};return{init:s,state:u,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function DC(n){let e=new WeakMap;function t(r,s=0){let o=e.get(r),a;return o===void 0?(a=new gx(n),e.set(r,[a])):s>=o.length?(a=new gx(n),o.push(a)):a=o[s],a}function i(){e=new WeakMap}return{get:t,dispose:i}}var NC=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,kC=`uniform sampler2D shadow_pass;
uniform vec2 resolution;
uniform float radius;
void main() {
	const float samples = float( VSM_SAMPLES );
	float mean = 0.0;
	float squared_mean = 0.0;
	float uvStride = samples <= 1.0 ? 0.0 : 2.0 / ( samples - 1.0 );
	float uvStart = samples <= 1.0 ? 0.0 : - 1.0;
	for ( float i = 0.0; i < samples; i ++ ) {
		float uvOffset = uvStart + i * uvStride;
		#ifdef HORIZONTAL_PASS
			vec2 distribution = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( uvOffset, 0.0 ) * radius ) / resolution ).rg;
			mean += distribution.x;
			squared_mean += distribution.y * distribution.y + distribution.x * distribution.x;
		#else
			float depth = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( 0.0, uvOffset ) * radius ) / resolution ).r;
			mean += depth;
			squared_mean += depth * depth;
		#endif
	}
	mean = mean / samples;
	squared_mean = squared_mean / samples;
	float std_dev = sqrt( max( 0.0, squared_mean - mean * mean ) );
	gl_FragColor = vec4( mean, std_dev, 0.0, 1.0 );
}`,FC=[new Z(1,0,0),new Z(-1,0,0),new Z(0,1,0),new Z(0,-1,0),new Z(0,0,1),new Z(0,0,-1)],UC=[new Z(0,-1,0),new Z(0,-1,0),new Z(0,0,1),new Z(0,0,-1),new Z(0,-1,0),new Z(0,-1,0)],_x=new It,Nu=new Z,xg=new Z;function OC(n,e,t){let i=new Eo,r=new lt,s=new lt,o=new pn,a=new Id,l=new Ld,c={},u=t.maxTextureSize,d={[Do]:mi,[mi]:Do,[ys]:ys},h=new Tr({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new lt},radius:{value:4}},vertexShader:NC,fragmentShader:kC}),f=h.clone();f.defines.HORIZONTAL_PASS=1;let g=new Ti;g.setAttribute("position",new Gi(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let y=new xn(g,h),p=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=xa;let m=this.type;this.render=function(w,x,S){if(p.enabled===!1||p.autoUpdate===!1&&p.needsUpdate===!1||w.length===0)return;this.type===hy&&(Ke("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=xa);let O=n.getRenderTarget(),F=n.getActiveCubeFace(),D=n.getActiveMipmapLevel(),V=n.state;V.setBlending(ba),V.buffers.depth.getReversed()===!0?V.buffers.color.setClear(0,0,0,0):V.buffers.color.setClear(1,1,1,1),V.buffers.depth.setTest(!0),V.setScissorTest(!1);let L=m!==this.type;L&&x.traverse(function(P){P.material&&(Array.isArray(P.material)?P.material.forEach(k=>k.needsUpdate=!0):P.material.needsUpdate=!0)});for(let P=0,k=w.length;P<k;P++){let B=w[P],G=B.shadow;if(G===void 0){Ke("WebGLShadowMap:",B,"has no shadow.");continue}if(G.autoUpdate===!1&&G.needsUpdate===!1)continue;r.copy(G.mapSize);let re=G.getFrameExtents();r.multiply(re),s.copy(G.mapSize),(r.x>u||r.y>u)&&(r.x>u&&(s.x=Math.floor(u/re.x),r.x=s.x*re.x,G.mapSize.x=s.x),r.y>u&&(s.y=Math.floor(u/re.y),r.y=s.y*re.y,G.mapSize.y=s.y));let $=n.state.buffers.depth.getReversed();if(G.camera._reversedDepth=$,G.map===null||L===!0){if(G.map!==null&&(G.map.depthTexture!==null&&(G.map.depthTexture.dispose(),G.map.depthTexture=null),G.map.dispose()),this.type===Vl){if(B.isPointLight){Ke("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}G.map=new ur(r.x,r.y,{format:No,type:qr,minFilter:Fi,magFilter:Fi,generateMipmaps:!1}),G.map.texture.name=B.name+".shadowMap",G.map.depthTexture=new Xs(r.x,r.y,Wr),G.map.depthTexture.name=B.name+".shadowMapDepth",G.map.depthTexture.format=Ws,G.map.depthTexture.compareFunction=null,G.map.depthTexture.minFilter=hi,G.map.depthTexture.magFilter=hi}else B.isPointLight?(G.map=new Fu(r.x),G.map.depthTexture=new pu(r.x,Gr)):(G.map=new ur(r.x,r.y),G.map.depthTexture=new Xs(r.x,r.y,Gr)),G.map.depthTexture.name=B.name+".shadowMap",G.map.depthTexture.format=Ws,this.type===xa?(G.map.depthTexture.compareFunction=$?ug:cg,G.map.depthTexture.minFilter=Fi,G.map.depthTexture.magFilter=Fi):(G.map.depthTexture.compareFunction=null,G.map.depthTexture.minFilter=hi,G.map.depthTexture.magFilter=hi);G.camera.updateProjectionMatrix()}G.map.isWebGLCubeRenderTarget!==!0&&(G.map.width!==r.x||G.map.height!==r.y)&&G.map.setSize(r.x,r.y);let J=G.map.isWebGLCubeRenderTarget?6:G.getViewportCount();B.isPointLight!==!0&&G.updateMatrices(B,S);let te=(G.camera.layers.mask&4294967294)!==0?G.camera.layers:S.layers;for(let de=0;de<J;de++){let se=G.getCamera(de);if(B.isPointLight){let Q=G.camera,fe=G.matrix,ve=B.distance||Q.far;ve!==Q.far&&(Q.far=ve,Q.updateProjectionMatrix()),Nu.setFromMatrixPosition(B.matrixWorld),Q.position.copy(Nu),xg.copy(Q.position),xg.add(FC[de]),Q.up.copy(UC[de]),Q.lookAt(xg),Q.updateMatrixWorld(),fe.makeTranslation(-Nu.x,-Nu.y,-Nu.z),_x.multiplyMatrices(Q.projectionMatrix,Q.matrixWorldInverse),G._frustum.setFromProjectionMatrix(_x,Q.coordinateSystem,Q.reversedDepth)}if(G.map.isWebGLCubeRenderTarget)n.setRenderTarget(G.map,de),n.clear();else{de===0&&(n.setRenderTarget(G.map),n.clear());let Q=G.getViewport(de);o.set(s.x*Q.x,s.y*Q.y,s.x*Q.z,s.y*Q.w),V.viewport(o)}i=G.getFrustum(de),b(x,S,se,B,te,this.type)}G.isPointLightShadow!==!0&&this.type===Vl&&_(G,S),G.needsUpdate=!1}m=this.type,p.needsUpdate=!1,n.setRenderTarget(O,F,D)};function _(w,x){let S=e.update(y);h.defines.VSM_SAMPLES!==w.blurSamples&&(h.defines.VSM_SAMPLES=w.blurSamples,f.defines.VSM_SAMPLES=w.blurSamples,h.needsUpdate=!0,f.needsUpdate=!0),w.mapPass===null?w.mapPass=new ur(r.x,r.y,{format:No,type:qr}):(w.mapPass.width!==w.map.width||w.mapPass.height!==w.map.height)&&w.mapPass.setSize(w.map.width,w.map.height),h.uniforms.shadow_pass.value=w.map.depthTexture,h.uniforms.resolution.value.set(w.map.width,w.map.height),h.uniforms.radius.value=w.radius,n.setRenderTarget(w.mapPass),n.clear(),n.renderBufferDirect(x,null,S,h,y,null),f.uniforms.shadow_pass.value=w.mapPass.texture,f.uniforms.resolution.value.set(w.map.width,w.map.height),f.uniforms.radius.value=w.radius,n.setRenderTarget(w.map),n.clear(),n.renderBufferDirect(x,null,S,f,y,null)}function A(w,x,S,O){let F=null,D=S.isPointLight===!0?w.customDistanceMaterial:w.customDepthMaterial;if(D!==void 0)F=D;else if(F=S.isPointLight===!0?l:a,n.localClippingEnabled&&x.clipShadows===!0&&Array.isArray(x.clippingPlanes)&&x.clippingPlanes.length!==0||x.displacementMap&&x.displacementScale!==0||x.alphaMap&&x.alphaTest>0||x.map&&x.alphaTest>0||x.alphaToCoverage===!0){let V=F.uuid,L=x.uuid,P=c[V];P===void 0&&(P={},c[V]=P);let k=P[L];k===void 0&&(k=F.clone(),P[L]=k,x.addEventListener("dispose",T)),F=k}if(F.visible=x.visible,F.wireframe=x.wireframe,O===Vl?F.side=x.shadowSide!==null?x.shadowSide:x.side:F.side=x.shadowSide!==null?x.shadowSide:d[x.side],F.alphaMap=x.alphaMap,F.alphaTest=x.alphaToCoverage===!0?.5:x.alphaTest,F.map=x.map,F.clipShadows=x.clipShadows,F.clippingPlanes=x.clippingPlanes,F.clipIntersection=x.clipIntersection,F.displacementMap=x.displacementMap,F.displacementScale=x.displacementScale,F.displacementBias=x.displacementBias,F.wireframeLinewidth=x.wireframeLinewidth,F.linewidth=x.linewidth,S.isPointLight===!0&&F.isMeshDistanceMaterial===!0){let V=n.properties.get(F);V.light=S}return F}function b(w,x,S,O,F,D){if(w.visible===!1)return;if(w.layers.test(F)&&(w.isMesh||w.isLine||w.isPoints)&&(w.castShadow||w.receiveShadow&&D===Vl)&&(!w.frustumCulled||w.intersectsFrustum(i))){w.modelViewMatrix.multiplyMatrices(S.matrixWorldInverse,w.matrixWorld);let P=e.update(w),k=w.material;if(Array.isArray(k)){let B=P.groups;for(let G=0,re=B.length;G<re;G++){let $=B[G],J=k[$.materialIndex];if(J&&J.visible){let te=A(w,J,O,D);w.onBeforeShadow(n,w,x,S,P,te,$),n.renderBufferDirect(S,null,P,te,w,$),w.onAfterShadow(n,w,x,S,P,te,$)}}}else if(k.visible){let B=A(w,k,O,D);w.onBeforeShadow(n,w,x,S,P,B,null),n.renderBufferDirect(S,null,P,B,w,null),w.onAfterShadow(n,w,x,S,P,B,null)}}let L=w.children;for(let P=0,k=L.length;P<k;P++)b(L[P],x,S,O,F,D)}function T(w){w.target.removeEventListener("dispose",T);for(let S in c){let O=c[S],F=w.target.uuid;F in O&&(O[F].dispose(),delete O[F])}}}function BC(n,e){function t(){let z=!1,ae=new pn,ie=null,we=new pn(0,0,0,0);return{setMask:function(ge){ie!==ge&&!z&&(n.colorMask(ge,ge,ge,ge),ie=ge)},setLocked:function(ge){z=ge},setClear:function(ge,be,Ge,je,ue){ue===!0&&(ge*=je,be*=je,Ge*=je),ae.set(ge,be,Ge,je),we.equals(ae)===!1&&(n.clearColor(ge,be,Ge,je),we.copy(ae))},reset:function(){z=!1,ie=null,we.set(-1,0,0,0)}}}function i(){let z=!1,ae=!1,ie=null,we=null,ge=null;return{setReversed:function(be){if(ae!==be){let Ge=e.get("EXT_clip_control");be?Ge.clipControlEXT(Ge.LOWER_LEFT_EXT,Ge.ZERO_TO_ONE_EXT):Ge.clipControlEXT(Ge.LOWER_LEFT_EXT,Ge.NEGATIVE_ONE_TO_ONE_EXT),ae=be;let je=ge;ge=null,this.setClear(je)}},getReversed:function(){return ae},setTest:function(be){be?Me(n.DEPTH_TEST):qe(n.DEPTH_TEST)},setMask:function(be){ie!==be&&!z&&(n.depthMask(be),ie=be)},setFunc:function(be){if(ae&&(be=qy[be]),we!==be){switch(be){case dd:n.depthFunc(n.NEVER);break;case fd:n.depthFunc(n.ALWAYS);break;case pd:n.depthFunc(n.LESS);break;case Rl:n.depthFunc(n.LEQUAL);break;case md:n.depthFunc(n.EQUAL);break;case gd:n.depthFunc(n.GEQUAL);break;case _d:n.depthFunc(n.GREATER);break;case vd:n.depthFunc(n.NOTEQUAL);break;default:n.depthFunc(n.LEQUAL)}we=be}},setLocked:function(be){z=be},setClear:function(be){ge!==be&&(ge=be,ae&&(be=1-be),n.clearDepth(be))},reset:function(){z=!1,ie=null,we=null,ge=null,ae=!1}}}function r(){let z=!1,ae=null,ie=null,we=null,ge=null,be=null,Ge=null,je=null,ue=null;return{setTest:function(Oe){z||(Oe?Me(n.STENCIL_TEST):qe(n.STENCIL_TEST))},setMask:function(Oe){ae!==Oe&&!z&&(n.stencilMask(Oe),ae=Oe)},setFunc:function(Oe,Qe,Ce){(ie!==Oe||we!==Qe||ge!==Ce)&&(n.stencilFunc(Oe,Qe,Ce),ie=Oe,we=Qe,ge=Ce)},setOp:function(Oe,Qe,Ce){(be!==Oe||Ge!==Qe||je!==Ce)&&(n.stencilOp(Oe,Qe,Ce),be=Oe,Ge=Qe,je=Ce)},setLocked:function(Oe){z=Oe},setClear:function(Oe){ue!==Oe&&(n.clearStencil(Oe),ue=Oe)},reset:function(){z=!1,ae=null,ie=null,we=null,ge=null,be=null,Ge=null,je=null,ue=null}}}let s=new t,o=new i,a=new r,l={},c=new WeakMap,u={},d={},h={},f=new WeakMap,g=[],y=null,p=!1,m=null,_=null,A=null,b=null,T=null,w=null,x=null,S=new ut(0,0,0),O=0,F=!1,D=null,V=null,L=null,P=null,k=null,B=n.getParameter(n.MAX_COMBINED_TEXTURE_IMAGE_UNITS),G=!1,re=0,$=n.getParameter(n.VERSION);$.indexOf("WebGL")!==-1?(re=parseFloat(/^WebGL (\d)/.exec($)[1]),G=re>=1):$.indexOf("OpenGL ES")!==-1&&(re=parseFloat(/^OpenGL ES (\d)/.exec($)[1]),G=re>=2);let J=null,te={},de=n.getParameter(n.SCISSOR_BOX),se=n.getParameter(n.VIEWPORT),Q=new pn().fromArray(de),fe=new pn().fromArray(se);function ve(z,ae,ie,we){let ge=new Uint8Array(4),be=n.createTexture();n.bindTexture(z,be),n.texParameteri(z,n.TEXTURE_MIN_FILTER,n.NEAREST),n.texParameteri(z,n.TEXTURE_MAG_FILTER,n.NEAREST);for(let Ge=0;Ge<ie;Ge++)z===n.TEXTURE_3D||z===n.TEXTURE_2D_ARRAY?n.texImage3D(ae,0,n.RGBA,1,1,we,0,n.RGBA,n.UNSIGNED_BYTE,ge):n.texImage2D(ae+Ge,0,n.RGBA,1,1,0,n.RGBA,n.UNSIGNED_BYTE,ge);return be}let Ee={};Ee[n.TEXTURE_2D]=ve(n.TEXTURE_2D,n.TEXTURE_2D,1),Ee[n.TEXTURE_CUBE_MAP]=ve(n.TEXTURE_CUBE_MAP,n.TEXTURE_CUBE_MAP_POSITIVE_X,6),Ee[n.TEXTURE_2D_ARRAY]=ve(n.TEXTURE_2D_ARRAY,n.TEXTURE_2D_ARRAY,1,1),Ee[n.TEXTURE_3D]=ve(n.TEXTURE_3D,n.TEXTURE_3D,1,1),s.setClear(0,0,0,1),o.setClear(1),a.setClear(0),Me(n.DEPTH_TEST),o.setFunc(Rl),Nn(!1),zt(Hm),Me(n.CULL_FACE),hn(ba);function Me(z){u[z]!==!0&&(n.enable(z),u[z]=!0)}function qe(z){u[z]!==!1&&(n.disable(z),u[z]=!1)}function ot(z,ae){return h[z]!==ae?(n.bindFramebuffer(z,ae),h[z]=ae,z===n.DRAW_FRAMEBUFFER&&(h[n.FRAMEBUFFER]=ae),z===n.FRAMEBUFFER&&(h[n.DRAW_FRAMEBUFFER]=ae),!0):!1}function He(z,ae){let ie=g,we=!1;if(z){ie=f.get(ae),ie===void 0&&(ie=[],f.set(ae,ie));let ge=z.textures;if(ie.length!==ge.length||ie[0]!==n.COLOR_ATTACHMENT0){for(let be=0,Ge=ge.length;be<Ge;be++)ie[be]=n.COLOR_ATTACHMENT0+be;ie.length=ge.length,we=!0}}else ie[0]!==n.BACK&&(ie[0]=n.BACK,we=!0);we&&n.drawBuffers(ie)}function pt(z){return y!==z?(n.useProgram(z),y=z,!0):!1}let ht={[Ma]:n.FUNC_ADD,[fy]:n.FUNC_SUBTRACT,[py]:n.FUNC_REVERSE_SUBTRACT};ht[my]=n.MIN,ht[gy]=n.MAX;let rt={[_y]:n.ZERO,[vy]:n.ONE,[yy]:n.SRC_COLOR,[$m]:n.SRC_ALPHA,[Ay]:n.SRC_ALPHA_SATURATE,[Sy]:n.DST_COLOR,[by]:n.DST_ALPHA,[xy]:n.ONE_MINUS_SRC_COLOR,[Xm]:n.ONE_MINUS_SRC_ALPHA,[wy]:n.ONE_MINUS_DST_COLOR,[My]:n.ONE_MINUS_DST_ALPHA,[Ty]:n.CONSTANT_COLOR,[Ey]:n.ONE_MINUS_CONSTANT_COLOR,[Cy]:n.CONSTANT_ALPHA,[Ry]:n.ONE_MINUS_CONSTANT_ALPHA};function hn(z,ae,ie,we,ge,be,Ge,je,ue,Oe){if(z===ba){p===!0&&(qe(n.BLEND),p=!1);return}if(p===!1&&(Me(n.BLEND),p=!0),z!==dy){if(z!==m||Oe!==F){if((_!==Ma||T!==Ma)&&(n.blendEquation(n.FUNC_ADD),_=Ma,T=Ma),Oe)switch(z){case Hl:n.blendFuncSeparate(n.ONE,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case Gm:n.blendFunc(n.ONE,n.ONE);break;case Wm:n.blendFuncSeparate(n.ZERO,n.ONE_MINUS_SRC_COLOR,n.ZERO,n.ONE);break;case qm:n.blendFuncSeparate(n.DST_COLOR,n.ONE_MINUS_SRC_ALPHA,n.ZERO,n.ONE);break;default:tt("WebGLState: Invalid blending: ",z);break}else switch(z){case Hl:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case Gm:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE,n.ONE,n.ONE);break;case Wm:tt("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case qm:tt("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:tt("WebGLState: Invalid blending: ",z);break}A=null,b=null,w=null,x=null,S.set(0,0,0),O=0,m=z,F=Oe}return}ge=ge||ae,be=be||ie,Ge=Ge||we,(ae!==_||ge!==T)&&(n.blendEquationSeparate(ht[ae],ht[ge]),_=ae,T=ge),(ie!==A||we!==b||be!==w||Ge!==x)&&(n.blendFuncSeparate(rt[ie],rt[we],rt[be],rt[Ge]),A=ie,b=we,w=be,x=Ge),(je.equals(S)===!1||ue!==O)&&(n.blendColor(je.r,je.g,je.b,ue),S.copy(je),O=ue),m=z,F=!1}function Xt(z,ae){z.side===ys?qe(n.CULL_FACE):Me(n.CULL_FACE);let ie=z.side===mi;ae&&(ie=!ie),Nn(ie),z.blending===Hl&&z.transparent===!1?hn(ba):hn(z.blending,z.blendEquation,z.blendSrc,z.blendDst,z.blendEquationAlpha,z.blendSrcAlpha,z.blendDstAlpha,z.blendColor,z.blendAlpha,z.premultipliedAlpha),o.setFunc(z.depthFunc),o.setTest(z.depthTest),o.setMask(z.depthWrite),s.setMask(z.colorWrite);let we=z.stencilWrite;a.setTest(we),we&&(a.setMask(z.stencilWriteMask),a.setFunc(z.stencilFunc,z.stencilRef,z.stencilFuncMask),a.setOp(z.stencilFail,z.stencilZFail,z.stencilZPass)),Mt(z.polygonOffset,z.polygonOffsetFactor,z.polygonOffsetUnits),z.alphaToCoverage===!0?Me(n.SAMPLE_ALPHA_TO_COVERAGE):qe(n.SAMPLE_ALPHA_TO_COVERAGE)}function Nn(z){D!==z&&(z?n.frontFace(n.CW):n.frontFace(n.CCW),D=z)}function zt(z){z!==cy?(Me(n.CULL_FACE),z!==V&&(z===Hm?n.cullFace(n.BACK):z===uy?n.cullFace(n.FRONT):n.cullFace(n.FRONT_AND_BACK))):qe(n.CULL_FACE),V=z}function si(z){z!==L&&(G&&n.lineWidth(z),L=z)}function Mt(z,ae,ie){z?(Me(n.POLYGON_OFFSET_FILL),(P!==ae||k!==ie)&&(P=ae,k=ie,o.getReversed()&&(ae=-ae,ie=-ie),n.polygonOffset(ae,ie))):qe(n.POLYGON_OFFSET_FILL)}function Xn(z){z?Me(n.SCISSOR_TEST):qe(n.SCISSOR_TEST)}function bn(z){z===void 0&&(z=n.TEXTURE0+B-1),J!==z&&(n.activeTexture(z),J=z)}function kn(z,ae,ie){ie===void 0&&(J===null?ie=n.TEXTURE0+B-1:ie=J);let we=te[ie];we===void 0&&(we={type:void 0,texture:void 0},te[ie]=we),(we.type!==z||we.texture!==ae)&&(J!==ie&&(n.activeTexture(ie),J=ie),n.bindTexture(z,ae||Ee[z]),we.type=z,we.texture=ae)}function H(){let z=te[J];z!==void 0&&z.type!==void 0&&(n.bindTexture(z.type,null),z.type=void 0,z.texture=void 0)}function Re(){try{n.compressedTexImage2D(...arguments)}catch(z){tt("WebGLState:",z)}}function Je(){try{n.compressedTexImage3D(...arguments)}catch(z){tt("WebGLState:",z)}}function at(){try{n.texSubImage2D(...arguments)}catch(z){tt("WebGLState:",z)}}function Se(){try{n.texSubImage3D(...arguments)}catch(z){tt("WebGLState:",z)}}function Wt(){try{n.compressedTexSubImage2D(...arguments)}catch(z){tt("WebGLState:",z)}}function Ve(){try{n.compressedTexSubImage3D(...arguments)}catch(z){tt("WebGLState:",z)}}function Xe(){try{n.texStorage2D(...arguments)}catch(z){tt("WebGLState:",z)}}function I(){try{n.texStorage3D(...arguments)}catch(z){tt("WebGLState:",z)}}function E(){try{n.texImage2D(...arguments)}catch(z){tt("WebGLState:",z)}}function X(){try{n.texImage3D(...arguments)}catch(z){tt("WebGLState:",z)}}function he(z){return d[z]!==void 0?d[z]:n.getParameter(z)}function le(z,ae){d[z]!==ae&&(n.pixelStorei(z,ae),d[z]=ae)}function _e(z){Q.equals(z)===!1&&(n.scissor(z.x,z.y,z.z,z.w),Q.copy(z))}function ye(z){fe.equals(z)===!1&&(n.viewport(z.x,z.y,z.z,z.w),fe.copy(z))}function ne(z,ae){let ie=c.get(ae);ie===void 0&&(ie=new WeakMap,c.set(ae,ie));let we=ie.get(z);we===void 0&&(we=n.getUniformBlockIndex(ae,z.name),n.uniformBlockBinding(ae,we,we),ie.set(z,we))}function oe(z,ae,ie){let ge=c.get(ae).get(z);l[ge]!==ie&&(n.bindBufferBase(n.UNIFORM_BUFFER,ge,ie),l[ge]=ie)}function me(){n.disable(n.BLEND),n.disable(n.CULL_FACE),n.disable(n.DEPTH_TEST),n.disable(n.POLYGON_OFFSET_FILL),n.disable(n.SCISSOR_TEST),n.disable(n.STENCIL_TEST),n.disable(n.SAMPLE_ALPHA_TO_COVERAGE),n.blendEquation(n.FUNC_ADD),n.blendFunc(n.ONE,n.ZERO),n.blendFuncSeparate(n.ONE,n.ZERO,n.ONE,n.ZERO),n.blendColor(0,0,0,0),n.colorMask(!0,!0,!0,!0),n.clearColor(0,0,0,0),n.depthMask(!0),n.depthFunc(n.LESS),o.setReversed(!1),n.clearDepth(1),n.stencilMask(4294967295),n.stencilFunc(n.ALWAYS,0,4294967295),n.stencilOp(n.KEEP,n.KEEP,n.KEEP),n.clearStencil(0),n.cullFace(n.BACK),n.frontFace(n.CCW),n.polygonOffset(0,0),n.activeTexture(n.TEXTURE0),n.bindFramebuffer(n.FRAMEBUFFER,null),n.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),n.bindFramebuffer(n.READ_FRAMEBUFFER,null),n.useProgram(null),n.lineWidth(1),n.scissor(0,0,n.canvas.width,n.canvas.height),n.viewport(0,0,n.canvas.width,n.canvas.height),n.pixelStorei(n.PACK_ALIGNMENT,4),n.pixelStorei(n.UNPACK_ALIGNMENT,4),n.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,!1),n.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),n.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,n.BROWSER_DEFAULT_WEBGL),n.pixelStorei(n.PACK_ROW_LENGTH,0),n.pixelStorei(n.PACK_SKIP_PIXELS,0),n.pixelStorei(n.PACK_SKIP_ROWS,0),n.pixelStorei(n.UNPACK_ROW_LENGTH,0),n.pixelStorei(n.UNPACK_IMAGE_HEIGHT,0),n.pixelStorei(n.UNPACK_SKIP_PIXELS,0),n.pixelStorei(n.UNPACK_SKIP_ROWS,0),n.pixelStorei(n.UNPACK_SKIP_IMAGES,0),u={},d={},J=null,te={},h={},l={},f=new WeakMap,g=[],y=null,p=!1,m=null,_=null,A=null,b=null,T=null,w=null,x=null,S=new ut(0,0,0),O=0,F=!1,D=null,V=null,L=null,P=null,k=null,Q.set(0,0,n.canvas.width,n.canvas.height),fe.set(0,0,n.canvas.width,n.canvas.height),s.reset(),o.reset(),a.reset()}return{buffers:{color:s,depth:o,stencil:a},enable:Me,disable:qe,bindFramebuffer:ot,drawBuffers:He,useProgram:pt,setBlending:hn,setMaterial:Xt,setFlipSided:Nn,setCullFace:zt,setLineWidth:si,setPolygonOffset:Mt,setScissorTest:Xn,activeTexture:bn,bindTexture:kn,unbindTexture:H,compressedTexImage2D:Re,compressedTexImage3D:Je,texImage2D:E,texImage3D:X,pixelStorei:le,getParameter:he,updateUBOMapping:ne,uniformBlockBinding:oe,texStorage2D:Xe,texStorage3D:I,texSubImage2D:at,texSubImage3D:Se,compressedTexSubImage2D:Wt,compressedTexSubImage3D:Ve,scissor:_e,viewport:ye,reset:me}}function zC(n,e,t,i,r,s,o){let a=e.has("WEBGL_multisampled_render_to_texture")?e.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new lt,u=new WeakMap,d=new Set,h,f=new WeakMap,g=new Set,y=new FinalizationRegistry(I=>g.delete(I)),p=!1;try{p=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function m(I,E){return p?new OffscreenCanvas(I,E):cu("canvas")}function _(I,E,X){let he=1,le=Xe(I);if((le.width>X||le.height>X)&&(he=X/Math.max(le.width,le.height)),he<1)if(typeof HTMLImageElement<"u"&&I instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&I instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&I instanceof ImageBitmap||typeof VideoFrame<"u"&&I instanceof VideoFrame){let _e=Math.floor(he*le.width),ye=Math.floor(he*le.height);h===void 0&&(h=m(_e,ye));let ne=E?m(_e,ye):h;return ne.width=_e,ne.height=ye,ne.getContext("2d").drawImage(I,0,0,_e,ye),Ke("WebGLRenderer: Texture has been resized from ("+le.width+"x"+le.height+") to ("+_e+"x"+ye+")."),ne}else return"data"in I&&Ke("WebGLRenderer: Image in DataTexture is too big ("+le.width+"x"+le.height+")."),I;return I}function A(I){return I.generateMipmaps}function b(I){n.generateMipmap(I)}function T(I){return I.isWebGLCubeRenderTarget?n.TEXTURE_CUBE_MAP:I.isWebGL3DRenderTarget?n.TEXTURE_3D:I.isWebGLArrayRenderTarget||I.isCompressedArrayTexture?n.TEXTURE_2D_ARRAY:n.TEXTURE_2D}function w(I,E,X,he,le,_e=!1){if(I!==null){if(n[I]!==void 0)return n[I];Ke("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+I+"'")}let ye;he&&(ye=e.get("EXT_texture_norm16"),ye||Ke("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let ne=E;if(E===n.RED&&(X===n.FLOAT&&(ne=n.R32F),X===n.HALF_FLOAT&&(ne=n.R16F),X===n.UNSIGNED_BYTE&&(ne=n.R8),X===n.UNSIGNED_SHORT&&ye&&(ne=ye.R16_EXT),X===n.SHORT&&ye&&(ne=ye.R16_SNORM_EXT)),E===n.RED_INTEGER&&(X===n.UNSIGNED_BYTE&&(ne=n.R8UI),X===n.UNSIGNED_SHORT&&(ne=n.R16UI),X===n.UNSIGNED_INT&&(ne=n.R32UI),X===n.BYTE&&(ne=n.R8I),X===n.SHORT&&(ne=n.R16I),X===n.INT&&(ne=n.R32I)),E===n.RG&&(X===n.FLOAT&&(ne=n.RG32F),X===n.HALF_FLOAT&&(ne=n.RG16F),X===n.UNSIGNED_BYTE&&(ne=n.RG8),X===n.UNSIGNED_SHORT&&ye&&(ne=ye.RG16_EXT),X===n.SHORT&&ye&&(ne=ye.RG16_SNORM_EXT)),E===n.RG_INTEGER&&(X===n.UNSIGNED_BYTE&&(ne=n.RG8UI),X===n.UNSIGNED_SHORT&&(ne=n.RG16UI),X===n.UNSIGNED_INT&&(ne=n.RG32UI),X===n.BYTE&&(ne=n.RG8I),X===n.SHORT&&(ne=n.RG16I),X===n.INT&&(ne=n.RG32I)),E===n.RGB_INTEGER&&(X===n.UNSIGNED_BYTE&&(ne=n.RGB8UI),X===n.UNSIGNED_SHORT&&(ne=n.RGB16UI),X===n.UNSIGNED_INT&&(ne=n.RGB32UI),X===n.BYTE&&(ne=n.RGB8I),X===n.SHORT&&(ne=n.RGB16I),X===n.INT&&(ne=n.RGB32I)),E===n.RGBA_INTEGER&&(X===n.UNSIGNED_BYTE&&(ne=n.RGBA8UI),X===n.UNSIGNED_SHORT&&(ne=n.RGBA16UI),X===n.UNSIGNED_INT&&(ne=n.RGBA32UI),X===n.BYTE&&(ne=n.RGBA8I),X===n.SHORT&&(ne=n.RGBA16I),X===n.INT&&(ne=n.RGBA32I)),E===n.RGB&&(X===n.UNSIGNED_SHORT&&ye&&(ne=ye.RGB16_EXT),X===n.SHORT&&ye&&(ne=ye.RGB16_SNORM_EXT),X===n.UNSIGNED_INT_5_9_9_9_REV&&(ne=n.RGB9_E5),X===n.UNSIGNED_INT_10F_11F_11F_REV&&(ne=n.R11F_G11F_B10F)),E===n.RGBA){let oe=_e?lu:yt.getTransfer(le);X===n.FLOAT&&(ne=n.RGBA32F),X===n.HALF_FLOAT&&(ne=n.RGBA16F),X===n.UNSIGNED_BYTE&&(ne=oe===kt?n.SRGB8_ALPHA8:n.RGBA8),X===n.UNSIGNED_SHORT&&ye&&(ne=ye.RGBA16_EXT),X===n.SHORT&&ye&&(ne=ye.RGBA16_SNORM_EXT),X===n.UNSIGNED_SHORT_4_4_4_4&&(ne=n.RGBA4),X===n.UNSIGNED_SHORT_5_5_5_1&&(ne=n.RGB5_A1)}return(ne===n.R16F||ne===n.R32F||ne===n.RG16F||ne===n.RG32F||ne===n.RGBA16F||ne===n.RGBA32F)&&e.get("EXT_color_buffer_float"),ne}function x(I,E){let X;return I?E===null||E===Gr||E===wa?X=n.DEPTH24_STENCIL8:E===Wr?X=n.DEPTH32F_STENCIL8:E===Wl&&(X=n.DEPTH24_STENCIL8,Ke("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):E===null||E===Gr||E===wa?X=n.DEPTH_COMPONENT24:E===Wr?X=n.DEPTH_COMPONENT32F:E===Wl&&(X=n.DEPTH_COMPONENT16),X}function S(I,E){return A(I)===!0||I.isFramebufferTexture&&I.minFilter!==hi&&I.minFilter!==Fi?Math.log2(Math.max(E.width,E.height))+1:I.mipmaps.length>0?I.mipmaps.length:I.isCompressedTexture&&Array.isArray(I.image)?E.mipmaps.length:1}function O(I){let E=new WeakRef(I);i.get(I).__ref=E,g.add(E),y.register(I,E,E)}function F(I){let E=i.get(I).__ref;E!==void 0&&(g.delete(E),y.unregister(E))}function D(I){L(I.target)}function V(I){P(I.target)}function L(I){I.removeEventListener("dispose",D),F(I),B(I),I.isVideoTexture&&u.delete(I),I.isHTMLTexture&&d.delete(I)}function P(I){I.removeEventListener("dispose",V),F(I),re(I)}function k(){for(let I of g){let E=I.deref();E!==void 0&&(E.isRenderTarget===!0?P(E):L(E))}g.clear(),d.clear()}function B(I){let E=i.get(I);if(E.__webglInit===void 0)return;let X=I.source,he=f.get(X);if(he){let le=he[E.__cacheKey];le.usedTimes--,le.usedTimes===0&&G(I),Object.keys(he).length===0&&f.delete(X)}i.remove(I)}function G(I){let E=i.get(I);n.deleteTexture(E.__webglTexture);let X=I.source,he=f.get(X);delete he[E.__cacheKey],o.memory.textures--}function re(I){let E=i.get(I);E.__depthDisposeCallback&&E.__depthDisposeCallback();let X=I.depthTexture;if(X&&X.renderTarget===I&&L(X),I.isWebGLCubeRenderTarget)for(let le=0;le<6;le++){if(Array.isArray(E.__webglFramebuffer[le]))for(let _e=0;_e<E.__webglFramebuffer[le].length;_e++)n.deleteFramebuffer(E.__webglFramebuffer[le][_e]);else n.deleteFramebuffer(E.__webglFramebuffer[le]);E.__webglDepthbuffer&&n.deleteRenderbuffer(E.__webglDepthbuffer[le])}else{if(Array.isArray(E.__webglFramebuffer))for(let le=0;le<E.__webglFramebuffer.length;le++)n.deleteFramebuffer(E.__webglFramebuffer[le]);else n.deleteFramebuffer(E.__webglFramebuffer);if(E.__webglDepthbuffer&&n.deleteRenderbuffer(E.__webglDepthbuffer),E.__webglMultisampledFramebuffer&&n.deleteFramebuffer(E.__webglMultisampledFramebuffer),E.__webglColorRenderbuffer)for(let le=0;le<E.__webglColorRenderbuffer.length;le++)E.__webglColorRenderbuffer[le]&&n.deleteRenderbuffer(E.__webglColorRenderbuffer[le]);E.__webglDepthRenderbuffer&&n.deleteRenderbuffer(E.__webglDepthRenderbuffer)}let he=I.textures;for(let le=0,_e=he.length;le<_e;le++){let ye=i.get(he[le]);ye.__webglTexture&&(n.deleteTexture(ye.__webglTexture),o.memory.textures--),i.remove(he[le])}i.remove(I)}let $=0;function J(){$=0}function te(){return $}function de(I){$=I}function se(){let I=$;return I>=r.maxTextures&&Ke("WebGLTextures: Trying to use "+(I+1)+" texture units while this GPU supports only "+r.maxTextures),$+=1,I}function Q(I){let E=[];return E.push(I.wrapS),E.push(I.wrapT),E.push(I.wrapR||0),E.push(I.magFilter),E.push(I.minFilter),E.push(I.anisotropy),E.push(I.internalFormat),E.push(I.format),E.push(I.type),E.push(I.generateMipmaps),E.push(I.mipmapsAutoUpdate),E.push(I.premultiplyAlpha),E.push(I.flipY),E.push(I.unpackAlignment),E.push(I.colorSpace),E.join()}function fe(I,E){let X=i.get(I);if(I.isVideoTexture&&Wt(I),I.isRenderTargetTexture===!1&&I.isExternalTexture!==!0&&I.version>0&&X.__version!==I.version){let he=I.image;if(he===null)Ke("WebGLRenderer: Texture marked for update but no image data found.");else if(he.complete===!1)Ke("WebGLRenderer: Texture marked for update but image is incomplete");else{Xt(X,I,E);return}}else I.isExternalTexture&&(X.__webglTexture=I.sourceTexture?I.sourceTexture:null);t.bindTexture(n.TEXTURE_2D,X.__webglTexture,n.TEXTURE0+E)}function ve(I,E){let X=i.get(I);if(I.isRenderTargetTexture===!1&&I.version>0&&X.__version!==I.version){Xt(X,I,E);return}else I.isExternalTexture&&(X.__webglTexture=I.sourceTexture?I.sourceTexture:null);t.bindTexture(n.TEXTURE_2D_ARRAY,X.__webglTexture,n.TEXTURE0+E)}function Ee(I,E){let X=i.get(I);if(I.isRenderTargetTexture===!1&&I.version>0&&X.__version!==I.version){Xt(X,I,E);return}t.bindTexture(n.TEXTURE_3D,X.__webglTexture,n.TEXTURE0+E)}function Me(I,E){let X=i.get(I);if(I.version>0&&X.__version!==I.version){Nn(X,I,E);return}t.bindTexture(n.TEXTURE_CUBE_MAP,X.__webglTexture,n.TEXTURE0+E)}let qe={[yd]:n.REPEAT,[ms]:n.CLAMP_TO_EDGE,[xd]:n.MIRRORED_REPEAT},ot={[hi]:n.NEAREST,[Ly]:n.NEAREST_MIPMAP_NEAREST,[Tu]:n.NEAREST_MIPMAP_LINEAR,[Fi]:n.LINEAR,[Xd]:n.LINEAR_MIPMAP_NEAREST,[Ys]:n.LINEAR_MIPMAP_LINEAR},He={[Fy]:n.NEVER,[hg]:n.ALWAYS,[Uy]:n.LESS,[cg]:n.LEQUAL,[Oy]:n.EQUAL,[ug]:n.GEQUAL,[By]:n.GREATER,[zy]:n.NOTEQUAL};function pt(I,E){if(E.type===Wr&&e.has("OES_texture_float_linear")===!1&&(E.magFilter===Fi||E.magFilter===Xd||E.magFilter===Tu||E.magFilter===Ys||E.minFilter===Fi||E.minFilter===Xd||E.minFilter===Tu||E.minFilter===Ys)&&Ke("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),n.texParameteri(I,n.TEXTURE_WRAP_S,qe[E.wrapS]),n.texParameteri(I,n.TEXTURE_WRAP_T,qe[E.wrapT]),(I===n.TEXTURE_3D||I===n.TEXTURE_2D_ARRAY)&&n.texParameteri(I,n.TEXTURE_WRAP_R,qe[E.wrapR]),n.texParameteri(I,n.TEXTURE_MAG_FILTER,ot[E.magFilter]),n.texParameteri(I,n.TEXTURE_MIN_FILTER,ot[E.minFilter]),E.compareFunction&&(n.texParameteri(I,n.TEXTURE_COMPARE_MODE,n.COMPARE_REF_TO_TEXTURE),n.texParameteri(I,n.TEXTURE_COMPARE_FUNC,He[E.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(E.magFilter===hi||E.minFilter!==Tu&&E.minFilter!==Ys||E.type===Wr&&e.has("OES_texture_float_linear")===!1)return;if(E.anisotropy>1||i.get(E).__currentAnisotropy){let X=e.get("EXT_texture_filter_anisotropic");n.texParameterf(I,X.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(E.anisotropy,r.getMaxAnisotropy())),i.get(E).__currentAnisotropy=E.anisotropy}}}function ht(I,E){let X=!1;I.__webglInit===void 0&&(I.__webglInit=!0,E.addEventListener("dispose",D),O(E));let he=E.source,le=f.get(he);le===void 0&&(le={},f.set(he,le));let _e=Q(E);if(_e!==I.__cacheKey){le[_e]===void 0&&(le[_e]={texture:n.createTexture(),usedTimes:0},o.memory.textures++,X=!0),le[_e].usedTimes++;let ye=le[I.__cacheKey];ye!==void 0&&(le[I.__cacheKey].usedTimes--,ye.usedTimes===0&&G(E)),I.__cacheKey=_e,I.__webglTexture=le[_e].texture}return X}function rt(I,E,X){return Math.floor(Math.floor(I/X)/E)}function hn(I,E,X,he){let _e=I.updateRanges;if(_e.length===0)t.texSubImage2D(n.TEXTURE_2D,0,0,0,E.width,E.height,X,he,E.data);else{_e.sort((z,ae)=>z.start-ae.start);let ye=0;for(let z=1;z<_e.length;z++){let ae=_e[ye],ie=_e[z],we=ae.start+ae.count,ge=rt(ie.start,E.width,4),be=rt(ae.start,E.width,4);ie.start<=we+1&&ge===be&&rt(ie.start+ie.count-1,E.width,4)===ge?ae.count=Math.max(ae.count,ie.start+ie.count-ae.start):(++ye,_e[ye]=ie)}_e.length=ye+1;let ne=t.getParameter(n.UNPACK_ROW_LENGTH),oe=t.getParameter(n.UNPACK_SKIP_PIXELS),me=t.getParameter(n.UNPACK_SKIP_ROWS);t.pixelStorei(n.UNPACK_ROW_LENGTH,E.width);for(let z=0,ae=_e.length;z<ae;z++){let ie=_e[z],we=Math.floor(ie.start/4),ge=Math.ceil(ie.count/4),be=we%E.width,Ge=Math.floor(we/E.width),je=ge,ue=1;t.pixelStorei(n.UNPACK_SKIP_PIXELS,be),t.pixelStorei(n.UNPACK_SKIP_ROWS,Ge),t.texSubImage2D(n.TEXTURE_2D,0,be,Ge,je,ue,X,he,E.data)}I.clearUpdateRanges(),t.pixelStorei(n.UNPACK_ROW_LENGTH,ne),t.pixelStorei(n.UNPACK_SKIP_PIXELS,oe),t.pixelStorei(n.UNPACK_SKIP_ROWS,me)}}function Xt(I,E,X){let he=n.TEXTURE_2D;(E.isDataArrayTexture||E.isCompressedArrayTexture)&&(he=n.TEXTURE_2D_ARRAY),E.isData3DTexture&&(he=n.TEXTURE_3D);let le=ht(I,E),_e=E.source;t.bindTexture(he,I.__webglTexture,n.TEXTURE0+X);let ye=i.get(_e);if(_e.version!==ye.__version||le===!0){if(t.activeTexture(n.TEXTURE0+X),(typeof ImageBitmap<"u"&&E.image instanceof ImageBitmap)===!1){let ue=yt.getPrimaries(yt.workingColorSpace),Oe=E.colorSpace===Ks?null:yt.getPrimaries(E.colorSpace),Qe=E.colorSpace===Ks||ue===Oe?n.NONE:n.BROWSER_DEFAULT_WEBGL;t.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,E.flipY),t.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,E.premultiplyAlpha),t.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,Qe)}t.pixelStorei(n.UNPACK_ALIGNMENT,E.unpackAlignment);let oe=_(E.image,!1,r.maxTextureSize);oe=Ve(E,oe);let me=s.convert(E.format,E.colorSpace),z=s.convert(E.type),ae=w(E.internalFormat,me,z,E.normalized,E.colorSpace,E.isVideoTexture);pt(he,E);let ie,we=E.mipmaps,ge=E.isVideoTexture!==!0,be=ye.__version===void 0||le===!0,Ge=_e.dataReady,je=S(E,oe);if(E.isDepthTexture)ae=x(E.format===Js,E.type),be&&(ge?t.texStorage2D(n.TEXTURE_2D,1,ae,oe.width,oe.height):t.texImage2D(n.TEXTURE_2D,0,ae,oe.width,oe.height,0,me,z,null));else if(E.isDataTexture)if(we.length>0){ge&&be&&t.texStorage2D(n.TEXTURE_2D,je,ae,we[0].width,we[0].height);for(let ue=0,Oe=we.length;ue<Oe;ue++)ie=we[ue],ge?Ge&&t.texSubImage2D(n.TEXTURE_2D,ue,0,0,ie.width,ie.height,me,z,ie.data):t.texImage2D(n.TEXTURE_2D,ue,ae,ie.width,ie.height,0,me,z,ie.data);E.generateMipmaps=!1}else ge?(be&&t.texStorage2D(n.TEXTURE_2D,je,ae,oe.width,oe.height),Ge&&hn(E,oe,me,z)):t.texImage2D(n.TEXTURE_2D,0,ae,oe.width,oe.height,0,me,z,oe.data);else if(E.isCompressedTexture)if(E.isCompressedArrayTexture){ge&&be&&t.texStorage3D(n.TEXTURE_2D_ARRAY,je,ae,we[0].width,we[0].height,oe.depth);for(let ue=0,Oe=we.length;ue<Oe;ue++)if(ie=we[ue],E.format!==$r)if(me!==null)if(ge){if(Ge)if(E.layerUpdates.size>0){let Qe=vg(ie.width,ie.height,E.format,E.type);for(let Ce of E.layerUpdates){let ct=ie.data.subarray(Ce*Qe/ie.data.BYTES_PER_ELEMENT,(Ce+1)*Qe/ie.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,ue,0,0,Ce,ie.width,ie.height,1,me,ct)}}else t.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,ue,0,0,0,ie.width,ie.height,oe.depth,me,ie.data)}else t.compressedTexImage3D(n.TEXTURE_2D_ARRAY,ue,ae,ie.width,ie.height,oe.depth,0,ie.data,0,0);else Ke("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else ge?Ge&&t.texSubImage3D(n.TEXTURE_2D_ARRAY,ue,0,0,0,ie.width,ie.height,oe.depth,me,z,ie.data):t.texImage3D(n.TEXTURE_2D_ARRAY,ue,ae,ie.width,ie.height,oe.depth,0,me,z,ie.data);E.layerUpdates.size>0&&E.clearLayerUpdates()}else{ge&&be&&t.texStorage2D(n.TEXTURE_2D,je,ae,we[0].width,we[0].height);for(let ue=0,Oe=we.length;ue<Oe;ue++)ie=we[ue],E.format!==$r?me!==null?ge?Ge&&t.compressedTexSubImage2D(n.TEXTURE_2D,ue,0,0,ie.width,ie.height,me,ie.data):t.compressedTexImage2D(n.TEXTURE_2D,ue,ae,ie.width,ie.height,0,ie.data):Ke("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):ge?Ge&&t.texSubImage2D(n.TEXTURE_2D,ue,0,0,ie.width,ie.height,me,z,ie.data):t.texImage2D(n.TEXTURE_2D,ue,ae,ie.width,ie.height,0,me,z,ie.data)}else if(E.isDataArrayTexture)if(ge){if(be&&t.texStorage3D(n.TEXTURE_2D_ARRAY,je,ae,oe.width,oe.height,oe.depth),Ge)if(E.layerUpdates.size>0){let ue=vg(oe.width,oe.height,E.format,E.type);for(let Oe of E.layerUpdates){let Qe=oe.data.subarray(Oe*ue/oe.data.BYTES_PER_ELEMENT,(Oe+1)*ue/oe.data.BYTES_PER_ELEMENT);t.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,Oe,oe.width,oe.height,1,me,z,Qe)}E.clearLayerUpdates()}else t.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,0,oe.width,oe.height,oe.depth,me,z,oe.data)}else t.texImage3D(n.TEXTURE_2D_ARRAY,0,ae,oe.width,oe.height,oe.depth,0,me,z,oe.data);else if(E.isData3DTexture)ge?(be&&t.texStorage3D(n.TEXTURE_3D,je,ae,oe.width,oe.height,oe.depth),Ge&&t.texSubImage3D(n.TEXTURE_3D,0,0,0,0,oe.width,oe.height,oe.depth,me,z,oe.data)):t.texImage3D(n.TEXTURE_3D,0,ae,oe.width,oe.height,oe.depth,0,me,z,oe.data);else if(E.isFramebufferTexture){if(be)if(ge)t.texStorage2D(n.TEXTURE_2D,je,ae,oe.width,oe.height);else{let ue=oe.width,Oe=oe.height;for(let Qe=0;Qe<je;Qe++)t.texImage2D(n.TEXTURE_2D,Qe,ae,ue,Oe,0,me,z,null),ue>>=1,Oe>>=1}}else if(E.isHTMLTexture){if("texElementImage2D"in n){let ue=n.canvas;if(ue.hasAttribute("layoutsubtree")||ue.setAttribute("layoutsubtree","true"),oe.parentNode!==ue){ue.appendChild(oe),d.add(E),ue.onpaint=Oe=>{let Qe=Oe.changedElements;for(let Ce of d)Qe.includes(Ce.image)&&(Ce.needsUpdate=!0)},ue.requestPaint();return}if(n.texElementImage2D.length===3)n.texElementImage2D(n.TEXTURE_2D,n.RGBA8,oe);else{let Qe=n.RGBA,Ce=n.RGBA,ct=n.UNSIGNED_BYTE;n.texElementImage2D(n.TEXTURE_2D,0,Qe,Ce,ct,oe)}n.texParameteri(n.TEXTURE_2D,n.TEXTURE_MIN_FILTER,n.LINEAR),n.texParameteri(n.TEXTURE_2D,n.TEXTURE_WRAP_S,n.CLAMP_TO_EDGE),n.texParameteri(n.TEXTURE_2D,n.TEXTURE_WRAP_T,n.CLAMP_TO_EDGE)}}else if(we.length>0){if(ge&&be){let ue=Xe(we[0]);t.texStorage2D(n.TEXTURE_2D,je,ae,ue.width,ue.height)}for(let ue=0,Oe=we.length;ue<Oe;ue++)ie=we[ue],ge?Ge&&t.texSubImage2D(n.TEXTURE_2D,ue,0,0,me,z,ie):t.texImage2D(n.TEXTURE_2D,ue,ae,me,z,ie);E.generateMipmaps=!1}else if(ge){if(be){let ue=Xe(oe);t.texStorage2D(n.TEXTURE_2D,je,ae,ue.width,ue.height)}Ge&&t.texSubImage2D(n.TEXTURE_2D,0,0,0,me,z,oe)}else t.texImage2D(n.TEXTURE_2D,0,ae,me,z,oe);A(E)&&E.mipmapsAutoUpdate===!0&&b(he),ye.__version=_e.version,E.onUpdate&&E.onUpdate(E)}I.__version=E.version}function Nn(I,E,X){if(E.image.length!==6)return;let he=ht(I,E),le=E.source;t.bindTexture(n.TEXTURE_CUBE_MAP,I.__webglTexture,n.TEXTURE0+X);let _e=i.get(le);if(le.version!==_e.__version||he===!0){t.activeTexture(n.TEXTURE0+X);let ye=yt.getPrimaries(yt.workingColorSpace),ne=E.colorSpace===Ks?null:yt.getPrimaries(E.colorSpace),oe=E.colorSpace===Ks||ye===ne?n.NONE:n.BROWSER_DEFAULT_WEBGL;t.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,E.flipY),t.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,E.premultiplyAlpha),t.pixelStorei(n.UNPACK_ALIGNMENT,E.unpackAlignment),t.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,oe);let me=E.isCompressedTexture||E.image[0].isCompressedTexture,z=E.image[0]&&E.image[0].isDataTexture,ae=[];for(let Ce=0;Ce<6;Ce++)!me&&!z?ae[Ce]=_(E.image[Ce],!0,r.maxCubemapSize):ae[Ce]=z?E.image[Ce].image:E.image[Ce],ae[Ce]=Ve(E,ae[Ce]);let ie=ae[0],we=s.convert(E.format,E.colorSpace),ge=s.convert(E.type),be=w(E.internalFormat,we,ge,E.normalized,E.colorSpace),Ge=E.isVideoTexture!==!0,je=_e.__version===void 0||he===!0,ue=le.dataReady,Oe=S(E,ie);pt(n.TEXTURE_CUBE_MAP,E);let Qe;if(E.isDepthTexture){if(be=x(E.format===Js,E.type),je)if(Ge)t.texStorage2D(n.TEXTURE_CUBE_MAP,1,be,ie.width,ie.height);else for(let Ce=0;Ce<6;Ce++)t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,be,ie.width,ie.height,0,we,ge,null)}else if(me){Ge&&je&&t.texStorage2D(n.TEXTURE_CUBE_MAP,Oe,be,ie.width,ie.height);for(let Ce=0;Ce<6;Ce++){Qe=ae[Ce].mipmaps;for(let ct=0;ct<Qe.length;ct++){let en=Qe[ct];E.format!==$r?we!==null?Ge?ue&&t.compressedTexSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ct,0,0,en.width,en.height,we,en.data):t.compressedTexImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ct,be,en.width,en.height,0,en.data):Ke("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):Ge?ue&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ct,0,0,en.width,en.height,we,ge,en.data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ct,be,en.width,en.height,0,we,ge,en.data)}}}else{if(Qe=E.mipmaps,Ge&&je){Qe.length>0&&Oe++;let Ce=Xe(ae[0]);t.texStorage2D(n.TEXTURE_CUBE_MAP,Oe,be,Ce.width,Ce.height)}for(let Ce=0;Ce<6;Ce++)if(z){Ge?ue&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,0,0,ae[Ce].width,ae[Ce].height,we,ge,ae[Ce].data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,be,ae[Ce].width,ae[Ce].height,0,we,ge,ae[Ce].data);for(let ct=0;ct<Qe.length;ct++){let Ci=Qe[ct].image[Ce].image;Ge?ue&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ct+1,0,0,Ci.width,Ci.height,we,ge,Ci.data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ct+1,be,Ci.width,Ci.height,0,we,ge,Ci.data)}}else{Ge?ue&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,0,0,we,ge,ae[Ce]):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,be,we,ge,ae[Ce]);for(let ct=0;ct<Qe.length;ct++){let en=Qe[ct];Ge?ue&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ct+1,0,0,we,ge,en.image[Ce]):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ct+1,be,we,ge,en.image[Ce])}}}A(E)&&E.mipmapsAutoUpdate===!0&&b(n.TEXTURE_CUBE_MAP),_e.__version=le.version,E.onUpdate&&E.onUpdate(E)}I.__version=E.version}function zt(I,E,X,he,le,_e){let ye=s.convert(X.format,X.colorSpace),ne=s.convert(X.type),oe=w(X.internalFormat,ye,ne,X.normalized,X.colorSpace),me=i.get(E),z=i.get(X);if(z.__renderTarget=E,!me.__hasExternalTextures){let ae=Math.max(1,E.width>>_e),ie=Math.max(1,E.height>>_e);le===n.TEXTURE_3D||le===n.TEXTURE_2D_ARRAY?t.texImage3D(le,_e,oe,ae,ie,E.depth,0,ye,ne,null):t.texImage2D(le,_e,oe,ae,ie,0,ye,ne,null)}t.bindFramebuffer(n.FRAMEBUFFER,I),Se(E)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,he,le,z.__webglTexture,0,at(E)):(le===n.TEXTURE_2D||le>=n.TEXTURE_CUBE_MAP_POSITIVE_X&&le<=n.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&n.framebufferTexture2D(n.FRAMEBUFFER,he,le,z.__webglTexture,_e),t.bindFramebuffer(n.FRAMEBUFFER,null)}function si(I,E,X){if(n.bindRenderbuffer(n.RENDERBUFFER,I),E.depthBuffer){let he=E.depthTexture,le=he&&he.isDepthTexture?he.type:null,_e=x(E.stencilBuffer,le),ye=E.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;Se(E)?a.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,at(E),_e,E.width,E.height):X?n.renderbufferStorageMultisample(n.RENDERBUFFER,at(E),_e,E.width,E.height):n.renderbufferStorage(n.RENDERBUFFER,_e,E.width,E.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,ye,n.RENDERBUFFER,I)}else{let he=E.textures;for(let le=0;le<he.length;le++){let _e=he[le],ye=s.convert(_e.format,_e.colorSpace),ne=s.convert(_e.type),oe=w(_e.internalFormat,ye,ne,_e.normalized,_e.colorSpace);Se(E)?a.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,at(E),oe,E.width,E.height):X?n.renderbufferStorageMultisample(n.RENDERBUFFER,at(E),oe,E.width,E.height):n.renderbufferStorage(n.RENDERBUFFER,oe,E.width,E.height)}}n.bindRenderbuffer(n.RENDERBUFFER,null)}function Mt(I,E,X){let he=E.isWebGLCubeRenderTarget===!0;if(t.bindFramebuffer(n.FRAMEBUFFER,I),!(E.depthTexture&&E.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let le=i.get(E.depthTexture);le.__renderTarget=E;let _e=he?E.depthTexture.image[0]:E.depthTexture.image;(!le.__webglTexture||_e.width!==E.width||_e.height!==E.height)&&(_e.width=E.width,_e.height=E.height,E.depthTexture.needsUpdate=!0),he?Me(E.depthTexture,0):fe(E.depthTexture,0);let ye=le.__webglTexture,ne=at(E),oe=he?n.TEXTURE_CUBE_MAP_POSITIVE_X+X:n.TEXTURE_2D,me=E.depthTexture.format===Js?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;if(E.depthTexture.format===Ws)Se(E)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,me,oe,ye,0,ne):n.framebufferTexture2D(n.FRAMEBUFFER,me,oe,ye,0);else if(E.depthTexture.format===Js)Se(E)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,me,oe,ye,0,ne):n.framebufferTexture2D(n.FRAMEBUFFER,me,oe,ye,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function Xn(I){let E=i.get(I),X=I.isWebGLCubeRenderTarget===!0;if(E.__boundDepthTexture!==I.depthTexture){let he=I.depthTexture;if(E.__depthDisposeCallback&&E.__depthDisposeCallback(),he){let le=()=>{delete E.__boundDepthTexture,delete E.__depthDisposeCallback,he.removeEventListener("dispose",le)};he.addEventListener("dispose",le),E.__depthDisposeCallback=le}E.__boundDepthTexture=he}if(I.depthTexture&&!E.__autoAllocateDepthBuffer)if(X)for(let he=0;he<6;he++)Mt(E.__webglFramebuffer[he],I,he);else I.texture.mipmaps.length>0?Mt(E.__webglFramebuffer[0],I,0):Mt(E.__webglFramebuffer,I,0);else if(X){E.__webglDepthbuffer=[];for(let he=0;he<6;he++)if(t.bindFramebuffer(n.FRAMEBUFFER,E.__webglFramebuffer[he]),E.__webglDepthbuffer[he]===void 0)E.__webglDepthbuffer[he]=n.createRenderbuffer(),si(E.__webglDepthbuffer[he],I,!1);else{let le=I.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,_e=E.__webglDepthbuffer[he];n.bindRenderbuffer(n.RENDERBUFFER,_e),n.framebufferRenderbuffer(n.FRAMEBUFFER,le,n.RENDERBUFFER,_e)}}else if(I.texture.mipmaps.length>0?t.bindFramebuffer(n.FRAMEBUFFER,E.__webglFramebuffer[0]):t.bindFramebuffer(n.FRAMEBUFFER,E.__webglFramebuffer),E.__webglDepthbuffer===void 0)E.__webglDepthbuffer=n.createRenderbuffer(),si(E.__webglDepthbuffer,I,!1);else{let le=I.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,_e=E.__webglDepthbuffer;n.bindRenderbuffer(n.RENDERBUFFER,_e),n.framebufferRenderbuffer(n.FRAMEBUFFER,le,n.RENDERBUFFER,_e)}t.bindFramebuffer(n.FRAMEBUFFER,null)}function bn(I,E,X){let he=i.get(I);E!==void 0&&zt(he.__webglFramebuffer,I,I.texture,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,0),X!==void 0&&Xn(I)}function kn(I){let E=I.texture,X=i.get(I),he=i.get(E);I.addEventListener("dispose",V),O(I);let le=I.textures,_e=I.isWebGLCubeRenderTarget===!0,ye=le.length>1;if(ye||(he.__webglTexture===void 0&&(he.__webglTexture=n.createTexture()),he.__version=E.version,o.memory.textures++),_e){X.__webglFramebuffer=[];for(let ne=0;ne<6;ne++)if(E.mipmaps.length>0){X.__webglFramebuffer[ne]=[];for(let oe=0;oe<E.mipmaps.length;oe++)X.__webglFramebuffer[ne][oe]=n.createFramebuffer()}else X.__webglFramebuffer[ne]=n.createFramebuffer()}else{if(E.mipmaps.length>0){X.__webglFramebuffer=[];for(let ne=0;ne<E.mipmaps.length;ne++)X.__webglFramebuffer[ne]=n.createFramebuffer()}else X.__webglFramebuffer=n.createFramebuffer();if(ye)for(let ne=0,oe=le.length;ne<oe;ne++){let me=i.get(le[ne]);me.__webglTexture===void 0&&(me.__webglTexture=n.createTexture(),o.memory.textures++)}if(I.samples>0&&Se(I)===!1){X.__webglMultisampledFramebuffer=n.createFramebuffer(),X.__webglColorRenderbuffer=[],t.bindFramebuffer(n.FRAMEBUFFER,X.__webglMultisampledFramebuffer);for(let ne=0;ne<le.length;ne++){let oe=le[ne];X.__webglColorRenderbuffer[ne]=n.createRenderbuffer(),n.bindRenderbuffer(n.RENDERBUFFER,X.__webglColorRenderbuffer[ne]);let me=s.convert(oe.format,oe.colorSpace),z=s.convert(oe.type),ae=w(oe.internalFormat,me,z,oe.normalized,oe.colorSpace,I.isXRRenderTarget===!0),ie=at(I);n.renderbufferStorageMultisample(n.RENDERBUFFER,ie,ae,I.width,I.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+ne,n.RENDERBUFFER,X.__webglColorRenderbuffer[ne])}n.bindRenderbuffer(n.RENDERBUFFER,null),I.depthBuffer&&(X.__webglDepthRenderbuffer=n.createRenderbuffer(),si(X.__webglDepthRenderbuffer,I,!0)),t.bindFramebuffer(n.FRAMEBUFFER,null)}}if(_e){t.bindTexture(n.TEXTURE_CUBE_MAP,he.__webglTexture),pt(n.TEXTURE_CUBE_MAP,E);for(let ne=0;ne<6;ne++)if(E.mipmaps.length>0)for(let oe=0;oe<E.mipmaps.length;oe++)zt(X.__webglFramebuffer[ne][oe],I,E,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+ne,oe);else zt(X.__webglFramebuffer[ne],I,E,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+ne,0);A(E)?b(n.TEXTURE_CUBE_MAP):E.mipmaps.length>0&&n.texParameteri(n.TEXTURE_CUBE_MAP,n.TEXTURE_MAX_LEVEL,E.mipmaps.length-1),t.unbindTexture()}else if(ye){for(let ne=0,oe=le.length;ne<oe;ne++){let me=le[ne],z=i.get(me),ae=n.TEXTURE_2D;(I.isWebGL3DRenderTarget||I.isWebGLArrayRenderTarget)&&(ae=I.isWebGL3DRenderTarget?n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),t.bindTexture(ae,z.__webglTexture),pt(ae,me),zt(X.__webglFramebuffer,I,me,n.COLOR_ATTACHMENT0+ne,ae,0),A(me)&&b(ae)}t.unbindTexture()}else{let ne=n.TEXTURE_2D;if((I.isWebGL3DRenderTarget||I.isWebGLArrayRenderTarget)&&(ne=I.isWebGL3DRenderTarget?n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),t.bindTexture(ne,he.__webglTexture),pt(ne,E),E.mipmaps.length>0)for(let oe=0;oe<E.mipmaps.length;oe++)zt(X.__webglFramebuffer[oe],I,E,n.COLOR_ATTACHMENT0,ne,oe);else zt(X.__webglFramebuffer,I,E,n.COLOR_ATTACHMENT0,ne,0);A(E)?b(ne):E.mipmaps.length>0&&n.texParameteri(ne,n.TEXTURE_MAX_LEVEL,E.mipmaps.length-1),t.unbindTexture()}I.depthBuffer&&Xn(I)}function H(I){let E=I.textures;for(let X=0,he=E.length;X<he;X++){let le=E[X];if(A(le)&&le.mipmapsAutoUpdate===!0){let _e=T(I),ye=i.get(le).__webglTexture;t.bindTexture(_e,ye),b(_e),t.unbindTexture()}}}let Re=[];function Je(I){if(I.samples>0){if(Se(I)===!1){let E=I.textures,X=I.width,he=I.height,le=n.COLOR_BUFFER_BIT,_e=I.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,ye=i.get(I),ne=E.length>1;if(ne)for(let me=0;me<E.length;me++)t.bindFramebuffer(n.FRAMEBUFFER,ye.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+me,n.RENDERBUFFER,null),t.bindFramebuffer(n.FRAMEBUFFER,ye.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+me,n.TEXTURE_2D,null,0);t.bindFramebuffer(n.READ_FRAMEBUFFER,ye.__webglMultisampledFramebuffer),I.texture.mipmaps.length>0?t.bindFramebuffer(n.DRAW_FRAMEBUFFER,ye.__webglFramebuffer[0]):t.bindFramebuffer(n.DRAW_FRAMEBUFFER,ye.__webglFramebuffer);for(let me=0;me<E.length;me++){if(I.resolveDepthBuffer&&(I.depthBuffer&&(le|=n.DEPTH_BUFFER_BIT),I.stencilBuffer&&I.resolveStencilBuffer&&(le|=n.STENCIL_BUFFER_BIT)),ne){n.framebufferRenderbuffer(n.READ_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.RENDERBUFFER,ye.__webglColorRenderbuffer[me]);let z=i.get(E[me]).__webglTexture;n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,z,0)}n.blitFramebuffer(0,0,X,he,0,0,X,he,le,n.NEAREST),l===!0&&(Re.length=0,Re.push(n.COLOR_ATTACHMENT0+me),I.depthBuffer&&I.storeMultisampledDepthBuffer===!1&&Re.push(_e),n.invalidateFramebuffer(n.READ_FRAMEBUFFER,Re))}if(t.bindFramebuffer(n.READ_FRAMEBUFFER,null),t.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),ne)for(let me=0;me<E.length;me++){t.bindFramebuffer(n.FRAMEBUFFER,ye.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+me,n.RENDERBUFFER,ye.__webglColorRenderbuffer[me]);let z=i.get(E[me]).__webglTexture;t.bindFramebuffer(n.FRAMEBUFFER,ye.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+me,n.TEXTURE_2D,z,0)}t.bindFramebuffer(n.DRAW_FRAMEBUFFER,ye.__webglMultisampledFramebuffer)}else if(I.depthBuffer&&I.storeMultisampledDepthBuffer===!1&&l){let E=I.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;n.invalidateFramebuffer(n.DRAW_FRAMEBUFFER,[E])}}}function at(I){return Math.min(r.maxSamples,I.samples)}function Se(I){let E=i.get(I);return I.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&E.__useRenderToTexture!==!1}function Wt(I){let E=o.render.frame;u.get(I)!==E&&(u.set(I,E),I.update())}function Ve(I,E){let X=I.colorSpace,he=I.format,le=I.type;return I.isCompressedTexture===!0||I.isVideoTexture===!0||X!==au&&X!==Ks&&(yt.getTransfer(X)===kt?(he!==$r||le!==qi)&&Ke("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):tt("WebGLTextures: Unsupported texture color space:",X)),E}function Xe(I){return typeof HTMLImageElement<"u"&&I instanceof HTMLImageElement?(c.width=I.naturalWidth||I.width,c.height=I.naturalHeight||I.height):typeof VideoFrame<"u"&&I instanceof VideoFrame?(c.width=I.displayWidth,c.height=I.displayHeight):(c.width=I.width,c.height=I.height),c}this.allocateTextureUnit=se,this.resetTextureUnits=J,this.getTextureUnits=te,this.setTextureUnits=de,this.setTexture2D=fe,this.setTexture2DArray=ve,this.setTexture3D=Ee,this.setTextureCube=Me,this.rebindTextures=bn,this.setupRenderTarget=kn,this.updateRenderTargetMipmap=H,this.updateMultisampleRenderTarget=Je,this.setupDepthRenderbuffer=Xn,this.setupFrameBufferTexture=zt,this.useMultisampledRTT=Se,this.dispose=k}function VC(n,e){function t(i,r=Ks){let s,o=yt.getTransfer(r);if(i===qi)return n.UNSIGNED_BYTE;if(i===Jd)return n.UNSIGNED_SHORT_4_4_4_4;if(i===Kd)return n.UNSIGNED_SHORT_5_5_5_1;if(i===rg)return n.UNSIGNED_INT_5_9_9_9_REV;if(i===sg)return n.UNSIGNED_INT_10F_11F_11F_REV;if(i===ng)return n.BYTE;if(i===ig)return n.SHORT;if(i===Wl)return n.UNSIGNED_SHORT;if(i===Yd)return n.INT;if(i===Gr)return n.UNSIGNED_INT;if(i===Wr)return n.FLOAT;if(i===qr)return n.HALF_FLOAT;if(i===og)return n.ALPHA;if(i===ag)return n.RGB;if(i===$r)return n.RGBA;if(i===Ws)return n.DEPTH_COMPONENT;if(i===Js)return n.DEPTH_STENCIL;if(i===lg)return n.RED;if(i===Zd)return n.RED_INTEGER;if(i===No)return n.RG;if(i===jd)return n.RG_INTEGER;if(i===Qd)return n.RGBA_INTEGER;if(i===Eu||i===Cu||i===Ru||i===Pu)if(o===kt)if(s=e.get("WEBGL_compressed_texture_s3tc_srgb"),s!==null){if(i===Eu)return s.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(i===Cu)return s.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(i===Ru)return s.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(i===Pu)return s.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(s=e.get("WEBGL_compressed_texture_s3tc"),s!==null){if(i===Eu)return s.COMPRESSED_RGB_S3TC_DXT1_EXT;if(i===Cu)return s.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(i===Ru)return s.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(i===Pu)return s.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(i===ef||i===tf||i===nf||i===rf)if(s=e.get("WEBGL_compressed_texture_pvrtc"),s!==null){if(i===ef)return s.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(i===tf)return s.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(i===nf)return s.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(i===rf)return s.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(i===sf||i===of||i===af||i===lf||i===cf||i===Iu||i===uf)if(s=e.get("WEBGL_compressed_texture_etc"),s!==null){if(i===sf||i===of)return o===kt?s.COMPRESSED_SRGB8_ETC2:s.COMPRESSED_RGB8_ETC2;if(i===af)return o===kt?s.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:s.COMPRESSED_RGBA8_ETC2_EAC;if(i===lf)return s.COMPRESSED_R11_EAC;if(i===cf)return s.COMPRESSED_SIGNED_R11_EAC;if(i===Iu)return s.COMPRESSED_RG11_EAC;if(i===uf)return s.COMPRESSED_SIGNED_RG11_EAC}else return null;if(i===hf||i===df||i===ff||i===pf||i===mf||i===gf||i===_f||i===vf||i===yf||i===xf||i===bf||i===Mf||i===Sf||i===wf)if(s=e.get("WEBGL_compressed_texture_astc"),s!==null){if(i===hf)return o===kt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:s.COMPRESSED_RGBA_ASTC_4x4_KHR;if(i===df)return o===kt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:s.COMPRESSED_RGBA_ASTC_5x4_KHR;if(i===ff)return o===kt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:s.COMPRESSED_RGBA_ASTC_5x5_KHR;if(i===pf)return o===kt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:s.COMPRESSED_RGBA_ASTC_6x5_KHR;if(i===mf)return o===kt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:s.COMPRESSED_RGBA_ASTC_6x6_KHR;if(i===gf)return o===kt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:s.COMPRESSED_RGBA_ASTC_8x5_KHR;if(i===_f)return o===kt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:s.COMPRESSED_RGBA_ASTC_8x6_KHR;if(i===vf)return o===kt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:s.COMPRESSED_RGBA_ASTC_8x8_KHR;if(i===yf)return o===kt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:s.COMPRESSED_RGBA_ASTC_10x5_KHR;if(i===xf)return o===kt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:s.COMPRESSED_RGBA_ASTC_10x6_KHR;if(i===bf)return o===kt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:s.COMPRESSED_RGBA_ASTC_10x8_KHR;if(i===Mf)return o===kt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:s.COMPRESSED_RGBA_ASTC_10x10_KHR;if(i===Sf)return o===kt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:s.COMPRESSED_RGBA_ASTC_12x10_KHR;if(i===wf)return o===kt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:s.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(i===Af||i===Tf||i===Ef)if(s=e.get("EXT_texture_compression_bptc"),s!==null){if(i===Af)return o===kt?s.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:s.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(i===Tf)return s.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(i===Ef)return s.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(i===Cf||i===Rf||i===Lu||i===Pf)if(s=e.get("EXT_texture_compression_rgtc"),s!==null){if(i===Cf)return s.COMPRESSED_RED_RGTC1_EXT;if(i===Rf)return s.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(i===Lu)return s.COMPRESSED_RED_GREEN_RGTC2_EXT;if(i===Pf)return s.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return i===wa?n.UNSIGNED_INT_24_8:n[i]!==void 0?n[i]:null}return{convert:t}}var HC=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,GC=`
uniform sampler2DArray depthColor;
uniform float depthWidth;
uniform float depthHeight;

void main() {

	vec2 coord = vec2( gl_FragCoord.x / depthWidth, gl_FragCoord.y / depthHeight );

	if ( coord.x >= 1.0 ) {

		gl_FragDepth = texture( depthColor, vec3( coord.x - 1.0, coord.y, 1 ) ).r;

	} else {

		gl_FragDepth = texture( depthColor, vec3( coord.x, coord.y, 0 ) ).r;

	}

}`,Eg=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let i=new mu(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=i}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,i=new Tr({vertexShader:HC,fragmentShader:GC,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new xn(new Co(20,20),i)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},Cg=class extends gs{constructor(e,t){super();let i=this,r=null,s=1,o=null,a="local-floor",l=1,c=null,u=null,d=null,h=null,f=null,g=null,y=typeof XRWebGLBinding<"u",p=new Eg,m={},_=t.getContextAttributes(),A=null,b=null,T=[],w=[],x=new lt,S=null,O=null,F=new Ni;F.viewport=new pn;let D=new Ni;D.viewport=new pn;let V=[F,D],L=new Wd,P=null,k=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(Q){let fe=T[Q];return fe===void 0&&(fe=new Nl,T[Q]=fe),fe.getTargetRaySpace()},this.getControllerGrip=function(Q){let fe=T[Q];return fe===void 0&&(fe=new Nl,T[Q]=fe),fe.getGripSpace()},this.getHand=function(Q){let fe=T[Q];return fe===void 0&&(fe=new Nl,T[Q]=fe),fe.getHandSpace()};function B(Q){let fe=w.indexOf(Q.inputSource);if(fe===-1)return;let ve=T[fe];ve!==void 0&&(ve.update(Q.inputSource,Q.frame,c||o),ve.dispatchEvent({type:Q.type,data:Q.inputSource}))}function G(){r.removeEventListener("select",B),r.removeEventListener("selectstart",B),r.removeEventListener("selectend",B),r.removeEventListener("squeeze",B),r.removeEventListener("squeezestart",B),r.removeEventListener("squeezeend",B),r.removeEventListener("end",G),r.removeEventListener("inputsourceschange",re);for(let Q=0;Q<T.length;Q++){let fe=w[Q];fe!==null&&(w[Q]=null,T[Q].disconnect(fe))}P=null,k=null,p.reset();for(let Q in m)delete m[Q];if(e.setRenderTarget(A),f=null,h=null,d=null,r=null,b=null,se.stop(),i.isPresenting=!1,e.setPixelRatio(S),e.setSize(x.width,x.height,!1),O!==null){let Q=O.camera;Q.fov=O.fov,Q.zoom=O.zoom,Q.updateProjectionMatrix(),O=null}i.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(Q){s=Q,i.isPresenting===!0&&Ke("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(Q){a=Q,i.isPresenting===!0&&Ke("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(Q){c=Q},this.getBaseLayer=function(){return h!==null?h:f},this.getBinding=function(){return d===null&&y&&(d=new XRWebGLBinding(r,t)),d},this.getFrame=function(){return g},this.getSession=function(){return r},this.setSession=async function(Q){if(r=Q,r!==null){if(A=e.getRenderTarget(),r.addEventListener("select",B),r.addEventListener("selectstart",B),r.addEventListener("selectend",B),r.addEventListener("squeeze",B),r.addEventListener("squeezestart",B),r.addEventListener("squeezeend",B),r.addEventListener("end",G),r.addEventListener("inputsourceschange",re),_.xrCompatible!==!0&&await t.makeXRCompatible(),S=e.getPixelRatio(),e.getSize(x),y&&"createProjectionLayer"in XRWebGLBinding.prototype){let ve=null,Ee=null,Me=null;_.depth&&(Me=_.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,ve=_.stencil?Js:Ws,Ee=_.stencil?wa:Gr);let qe={colorFormat:t.RGBA8,depthFormat:Me,scaleFactor:s};d=this.getBinding(),h=d.createProjectionLayer(qe),r.updateRenderState({layers:[h]}),e.setPixelRatio(1),e.setSize(h.textureWidth,h.textureHeight,!1),b=new ur(h.textureWidth,h.textureHeight,{format:$r,type:qi,depthTexture:new Xs(h.textureWidth,h.textureHeight,Ee,void 0,void 0,void 0,void 0,void 0,void 0,ve),stencilBuffer:_.stencil,colorSpace:e.outputColorSpace,samples:_.antialias?4:0,resolveDepthBuffer:h.ignoreDepthValues===!1,resolveStencilBuffer:h.ignoreDepthValues===!1,storeMultisampledDepthBuffer:h.ignoreDepthValues===!1,storeMultisampledStencilBuffer:h.ignoreDepthValues===!1})}else{let ve={antialias:_.antialias,alpha:!0,depth:_.depth,stencil:_.stencil,framebufferScaleFactor:s};f=new XRWebGLLayer(r,t,ve),r.updateRenderState({baseLayer:f}),e.setPixelRatio(1),e.setSize(f.framebufferWidth,f.framebufferHeight,!1),b=new ur(f.framebufferWidth,f.framebufferHeight,{format:$r,type:qi,colorSpace:e.outputColorSpace,stencilBuffer:_.stencil,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}b.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await r.requestReferenceSpace(a),se.setContext(r),se.start(),i.isPresenting=!0,i.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(r!==null)return r.environmentBlendMode},this.getDepthTexture=function(){return p.getDepthTexture()};function re(Q){for(let fe=0;fe<Q.removed.length;fe++){let ve=Q.removed[fe],Ee=w.indexOf(ve);Ee>=0&&(w[Ee]=null,T[Ee].disconnect(ve))}for(let fe=0;fe<Q.added.length;fe++){let ve=Q.added[fe],Ee=w.indexOf(ve);if(Ee===-1){for(let qe=0;qe<T.length;qe++)if(qe>=w.length){w.push(ve),Ee=qe;break}else if(w[qe]===null){w[qe]=ve,Ee=qe;break}if(Ee===-1)break}let Me=T[Ee];Me&&Me.connect(ve)}}function $(Q,fe){fe===null?Q.matrixWorld.copy(Q.matrix):Q.matrixWorld.multiplyMatrices(fe.matrixWorld,Q.matrix),Q.matrixWorldInverse.copy(Q.matrixWorld).invert()}this.updateCamera=function(Q){if(r===null)return;let fe=Q.near,ve=Q.far;p.texture!==null&&(p.depthNear>0&&(fe=p.depthNear),p.depthFar>0&&(ve=p.depthFar)),L.near=D.near=F.near=fe,L.far=D.far=F.far=ve,(P!==L.near||k!==L.far)&&(r.updateRenderState({depthNear:L.near,depthFar:L.far}),P=L.near,k=L.far),L.layers.mask=Q.layers.mask|6,F.layers.mask=L.layers.mask&-5,D.layers.mask=L.layers.mask&-3;let Ee=Q.parent,Me=L.cameras;$(L,Ee);for(let qe=0;qe<Me.length;qe++)$(Me[qe],Ee);L.projectionMatrix.copy(F.projectionMatrix),L.projectionMatrixInverse.copy(F.projectionMatrixInverse),O===null&&Q.isPerspectiveCamera&&(O={camera:Q,fov:Q.fov,zoom:Q.zoom}),J(Q,L,Ee)};function J(Q,fe,ve){ve===null?Q.matrix.copy(fe.matrixWorld):(Q.matrix.copy(ve.matrixWorld),Q.matrix.invert(),Q.matrix.multiply(fe.matrixWorld)),Q.matrix.decompose(Q.position,Q.quaternion,Q.scale),Q.updateMatrixWorld(!0),Q.projectionMatrix.copy(fe.projectionMatrix),Q.projectionMatrixInverse.copy(fe.projectionMatrixInverse),Q.isPerspectiveCamera&&(Q.fov=Md*2*Math.atan(1/Q.projectionMatrix.elements[5]),Q.zoom=1)}this.getCamera=function(){return L},this.getFoveation=function(){if(!(h===null&&f===null))return l},this.setFoveation=function(Q){l=Q,h!==null&&(h.fixedFoveation=Q),f!==null&&f.fixedFoveation!==void 0&&(f.fixedFoveation=Q)},this.hasDepthSensing=function(){return p.texture!==null},this.getDepthSensingMesh=function(){return p.getMesh(L)},this.getCameraTexture=function(Q){return m[Q]};let te=null;function de(Q,fe){if(u=fe.getViewerPose(c||o),g=fe,u!==null){let ve=u.views;f!==null&&(e.setRenderTargetFramebuffer(b,f.framebuffer),e.setRenderTarget(b));let Ee=!1;ve.length!==L.cameras.length&&(L.cameras.length=0,Ee=!0);for(let He=0;He<ve.length;He++){let pt=ve[He],ht=null;if(f!==null)ht=f.getViewport(pt);else{let hn=d.getViewSubImage(h,pt);ht=hn.viewport,He===0&&(e.setRenderTargetTextures(b,hn.colorTexture,hn.depthStencilTexture),e.setRenderTarget(b))}let rt=V[He];rt===void 0&&(rt=new Ni,rt.layers.enable(He),rt.viewport=new pn,V[He]=rt),rt.matrix.fromArray(pt.transform.matrix),rt.matrix.decompose(rt.position,rt.quaternion,rt.scale),rt.projectionMatrix.fromArray(pt.projectionMatrix),rt.projectionMatrixInverse.copy(rt.projectionMatrix).invert(),rt.viewport.set(ht.x,ht.y,ht.width,ht.height),He===0&&(L.matrix.copy(rt.matrix),L.matrix.decompose(L.position,L.quaternion,L.scale)),Ee===!0&&L.cameras.push(rt)}let Me=r.enabledFeatures;if(Me&&Me.includes("depth-sensing")&&r.depthUsage=="gpu-optimized"&&y){d=i.getBinding();let He=d.getDepthInformation(ve[0]);He&&He.isValid&&He.texture&&p.init(He,r.renderState)}if(Me&&Me.includes("camera-access")&&y){e.state.unbindTexture(),d=i.getBinding();for(let He=0;He<ve.length;He++){let pt=ve[He].camera;if(pt){let ht=m[pt];ht||(ht=new mu,m[pt]=ht);let rt=d.getCameraImage(pt);ht.sourceTexture=rt}}}}for(let ve=0;ve<T.length;ve++){let Ee=w[ve],Me=T[ve];Ee!==null&&Me!==void 0&&Me.update(Ee,fe,c||o)}te&&te(Q,fe),fe.detectedPlanes&&i.dispatchEvent({type:"planesdetected",data:fe}),g=null}let se=new vx;se.setAnimationLoop(de),this.setAnimationLoop=function(Q){te=Q},this.dispose=function(){}}},WC=new It,Cx=new it;Cx.set(-1,0,0,0,1,0,0,0,1);function qC(n,e){function t(p,m){p.matrixAutoUpdate===!0&&p.updateMatrix(),m.value.copy(p.matrix)}function i(p,m){m.color.getRGB(p.fogColor.value,mg(n)),m.isFog?(p.fogNear.value=m.near,p.fogFar.value=m.far):m.isFogExp2&&(p.fogDensity.value=m.density)}function r(p,m,_,A,b){m.isNodeMaterial?m.uniformsNeedUpdate=!1:m.isMeshBasicMaterial?s(p,m):m.isMeshLambertMaterial?(s(p,m),m.envMap&&(p.envMapIntensity.value=m.envMapIntensity)):m.isMeshToonMaterial?(s(p,m),d(p,m)):m.isMeshPhongMaterial?(s(p,m),u(p,m),m.envMap&&(p.envMapIntensity.value=m.envMapIntensity)):m.isMeshStandardMaterial?(s(p,m),h(p,m),m.isMeshPhysicalMaterial&&f(p,m,b)):m.isMeshMatcapMaterial?(s(p,m),g(p,m)):m.isMeshDepthMaterial?s(p,m):m.isMeshDistanceMaterial?(s(p,m),y(p,m)):m.isMeshNormalMaterial?s(p,m):m.isLineBasicMaterial?(o(p,m),m.isLineDashedMaterial&&a(p,m)):m.isPointsMaterial?l(p,m,_,A):m.isSpriteMaterial?c(p,m):m.isShadowMaterial?(p.color.value.copy(m.color),p.opacity.value=m.opacity):m.isShaderMaterial&&(m.uniformsNeedUpdate=!1)}function s(p,m){p.opacity.value=m.opacity,m.color&&p.diffuse.value.copy(m.color),m.emissive&&p.emissive.value.copy(m.emissive).multiplyScalar(m.emissiveIntensity),m.map&&(p.map.value=m.map,t(m.map,p.mapTransform)),m.alphaMap&&(p.alphaMap.value=m.alphaMap,t(m.alphaMap,p.alphaMapTransform)),m.bumpMap&&(p.bumpMap.value=m.bumpMap,t(m.bumpMap,p.bumpMapTransform),p.bumpScale.value=m.bumpScale,m.side===mi&&(p.bumpScale.value*=-1)),m.normalMap&&(p.normalMap.value=m.normalMap,t(m.normalMap,p.normalMapTransform),p.normalScale.value.copy(m.normalScale),m.side===mi&&p.normalScale.value.negate()),m.displacementMap&&(p.displacementMap.value=m.displacementMap,t(m.displacementMap,p.displacementMapTransform),p.displacementScale.value=m.displacementScale,p.displacementBias.value=m.displacementBias),m.emissiveMap&&(p.emissiveMap.value=m.emissiveMap,t(m.emissiveMap,p.emissiveMapTransform)),m.specularMap&&(p.specularMap.value=m.specularMap,t(m.specularMap,p.specularMapTransform)),m.alphaTest>0&&(p.alphaTest.value=m.alphaTest);let _=e.get(m),A=_.envMap,b=_.envMapRotation;A&&(p.envMap.value=A,p.envMapRotation.value.setFromMatrix4(WC.makeRotationFromEuler(b)).transpose(),A.isCubeTexture&&A.isRenderTargetTexture===!1&&p.envMapRotation.value.premultiply(Cx),p.reflectivity.value=m.reflectivity,p.ior.value=m.ior,p.refractionRatio.value=m.refractionRatio),m.lightMap&&(p.lightMap.value=m.lightMap,p.lightMapIntensity.value=m.lightMapIntensity,t(m.lightMap,p.lightMapTransform)),m.aoMap&&(p.aoMap.value=m.aoMap,p.aoMapIntensity.value=m.aoMapIntensity,t(m.aoMap,p.aoMapTransform))}function o(p,m){p.diffuse.value.copy(m.color),p.opacity.value=m.opacity,m.map&&(p.map.value=m.map,t(m.map,p.mapTransform))}function a(p,m){p.dashSize.value=m.dashSize,p.totalSize.value=m.dashSize+m.gapSize,p.scale.value=m.scale}function l(p,m,_,A){p.diffuse.value.copy(m.color),p.opacity.value=m.opacity,p.size.value=m.size*_,p.scale.value=A*.5,m.map&&(p.map.value=m.map,t(m.map,p.uvTransform)),m.alphaMap&&(p.alphaMap.value=m.alphaMap,t(m.alphaMap,p.alphaMapTransform)),m.alphaTest>0&&(p.alphaTest.value=m.alphaTest)}function c(p,m){p.diffuse.value.copy(m.color),p.opacity.value=m.opacity,p.rotation.value=m.rotation,m.map&&(p.map.value=m.map,t(m.map,p.mapTransform)),m.alphaMap&&(p.alphaMap.value=m.alphaMap,t(m.alphaMap,p.alphaMapTransform)),m.alphaTest>0&&(p.alphaTest.value=m.alphaTest)}function u(p,m){p.specular.value.copy(m.specular),p.shininess.value=Math.max(m.shininess,1e-4)}function d(p,m){m.gradientMap&&(p.gradientMap.value=m.gradientMap)}function h(p,m){p.metalness.value=m.metalness,m.metalnessMap&&(p.metalnessMap.value=m.metalnessMap,t(m.metalnessMap,p.metalnessMapTransform)),p.roughness.value=m.roughness,m.roughnessMap&&(p.roughnessMap.value=m.roughnessMap,t(m.roughnessMap,p.roughnessMapTransform)),m.envMap&&(p.envMapIntensity.value=m.envMapIntensity)}function f(p,m,_){p.ior.value=m.ior,m.diffuseRoughness>0&&(p.diffuseRoughness.value=m.diffuseRoughness,m.diffuseRoughnessMap&&(p.diffuseRoughnessMap.value=m.diffuseRoughnessMap,t(m.diffuseRoughnessMap,p.diffuseRoughnessMapTransform))),m.sheen>0&&(p.sheenColor.value.copy(m.sheenColor).multiplyScalar(m.sheen),p.sheenRoughness.value=m.sheenRoughness,m.sheenColorMap&&(p.sheenColorMap.value=m.sheenColorMap,t(m.sheenColorMap,p.sheenColorMapTransform)),m.sheenRoughnessMap&&(p.sheenRoughnessMap.value=m.sheenRoughnessMap,t(m.sheenRoughnessMap,p.sheenRoughnessMapTransform))),m.clearcoat>0&&(p.clearcoat.value=m.clearcoat,p.clearcoatRoughness.value=m.clearcoatRoughness,m.clearcoatMap&&(p.clearcoatMap.value=m.clearcoatMap,t(m.clearcoatMap,p.clearcoatMapTransform)),m.clearcoatRoughnessMap&&(p.clearcoatRoughnessMap.value=m.clearcoatRoughnessMap,t(m.clearcoatRoughnessMap,p.clearcoatRoughnessMapTransform)),m.clearcoatNormalMap&&(p.clearcoatNormalMap.value=m.clearcoatNormalMap,t(m.clearcoatNormalMap,p.clearcoatNormalMapTransform),p.clearcoatNormalScale.value.copy(m.clearcoatNormalScale),m.side===mi&&p.clearcoatNormalScale.value.negate())),m.dispersion>0&&(p.dispersion.value=m.dispersion),m.retroreflectivity>0&&(p.retroreflectivity.value=m.retroreflectivity),m.iridescence>0&&(p.iridescence.value=m.iridescence,p.iridescenceIOR.value=m.iridescenceIOR,p.iridescenceThicknessMinimum.value=m.iridescenceThicknessMinimum,p.iridescenceThicknessMaximum.value=m.iridescenceThicknessMaximum,m.iridescenceMap&&(p.iridescenceMap.value=m.iridescenceMap,t(m.iridescenceMap,p.iridescenceMapTransform)),m.iridescenceThicknessMap&&(p.iridescenceThicknessMap.value=m.iridescenceThicknessMap,t(m.iridescenceThicknessMap,p.iridescenceThicknessMapTransform))),m.transmission>0&&(p.transmission.value=m.transmission,p.transmissionSamplerMap.value=_.texture,p.transmissionSamplerSize.value.set(_.width,_.height),m.transmissionMap&&(p.transmissionMap.value=m.transmissionMap,t(m.transmissionMap,p.transmissionMapTransform)),p.thickness.value=m.thickness,m.thicknessMap&&(p.thicknessMap.value=m.thicknessMap,t(m.thicknessMap,p.thicknessMapTransform)),p.attenuationDistance.value=m.attenuationDistance,p.attenuationColor.value.copy(m.attenuationColor)),m.anisotropy>0&&(p.anisotropyVector.value.set(m.anisotropy*Math.cos(m.anisotropyRotation),m.anisotropy*Math.sin(m.anisotropyRotation)),m.anisotropyMap&&(p.anisotropyMap.value=m.anisotropyMap,t(m.anisotropyMap,p.anisotropyMapTransform))),p.specularIntensity.value=m.specularIntensity,p.specularColor.value.copy(m.specularColor),m.specularColorMap&&(p.specularColorMap.value=m.specularColorMap,t(m.specularColorMap,p.specularColorMapTransform)),m.specularIntensityMap&&(p.specularIntensityMap.value=m.specularIntensityMap,t(m.specularIntensityMap,p.specularIntensityMapTransform))}function g(p,m){m.matcap&&(p.matcap.value=m.matcap)}function y(p,m){let _=e.get(m).light;p.referencePosition.value.setFromMatrixPosition(_.matrixWorld),p.nearDistance.value=_.shadow.camera.near,p.farDistance.value=_.shadow.camera.far}return{refreshFogUniforms:i,refreshMaterialUniforms:r}}function $C(n,e,t,i){let r={},s={};function o(_,A){let b=A.program;i.uniformBlockBinding(_,b,r[_.id])}function a(_,A){let b=r[_.id];b===void 0&&(g(_),b=l(_),r[_.id]=b,_.addEventListener("dispose",p));let T=A.program;i.updateUBOMapping(_,T);let w=e.render.frame;s[_.id]!==w&&(c(_),s[_.id]=w)}function l(_){let A=n.createBuffer(),b=_.__size,T=_.usage;return n.bindBuffer(n.UNIFORM_BUFFER,A),n.bufferData(n.UNIFORM_BUFFER,b,T),n.bindBuffer(n.UNIFORM_BUFFER,null),A}function c(_){let A=r[_.id],b=_.uniforms,T=_.__cache;n.bindBuffer(n.UNIFORM_BUFFER,A);for(let w=0,x=b.length;w<x;w++){let S=b[w];if(Array.isArray(S))for(let O=0,F=S.length;O<F;O++)u(S[O],w,O,T);else u(S,w,0,T)}n.bindBuffer(n.UNIFORM_BUFFER,null)}function u(_,A,b,T){if(h(_,A,b,T)===!0){let w=_.__offset,x=_.value;if(Array.isArray(x)){let S=0;for(let O=0;O<x.length;O++){let F=x[O],D=y(F,!0);d(F,_.__data,S),S+=D.storage/Float32Array.BYTES_PER_ELEMENT}}else d(x,_.__data,0);n.bufferSubData(n.UNIFORM_BUFFER,w,_.__data)}}function d(_,A,b){typeof _=="number"||typeof _=="boolean"?A[b]=_:_.isMatrix3?(A[b]=_.elements[0],A[b+1]=_.elements[1],A[b+2]=_.elements[2],A[b+3]=0,A[b+4]=_.elements[3],A[b+5]=_.elements[4],A[b+6]=_.elements[5],A[b+7]=0,A[b+8]=_.elements[6],A[b+9]=_.elements[7],A[b+10]=_.elements[8],A[b+11]=0):ArrayBuffer.isView(_)?A.set(_.subarray(0,A.length-b),b):_.toArray(A,b)}function h(_,A,b,T){let w=_.value,x=A+"_"+b;if(Array.isArray(w)){T[x]===void 0&&(T[x]=[]);let S=T[x],O=!1;for(let F=0;F<w.length;F++)f(w[F],S,F)===!0&&(O=!0);return O}return f(w,T,x)}function f(_,A,b){if(A[b]===void 0)return typeof _=="number"||typeof _=="boolean"?A[b]=_:ArrayBuffer.isView(_)?A[b]=_.slice():A[b]=_.clone(),!0;{let T=A[b];if(typeof _=="number"||typeof _=="boolean"){if(T!==_)return A[b]=_,!0}else{if(ArrayBuffer.isView(_))return!0;if(T.equals(_)===!1)return T.copy(_),!0}}return!1}function g(_){let A=_.uniforms,b=0,T=16;for(let x=0,S=A.length;x<S;x++){let O=Array.isArray(A[x])?A[x]:[A[x]];for(let F=0,D=O.length;F<D;F++){let V=O[F],L=Array.isArray(V.value)?V.value:[V.value],P=Array.isArray(A[x])||Array.isArray(V.value),k=b;for(let G=0,re=L.length;G<re;G++){let $=L[G],J=y($,P),te=b%T,de=te%J.boundary,se=te+de;b+=de,se!==0&&T-se<J.storage&&(b+=T-se),G===0&&(k=b),b+=J.storage}let B=V.type==="int"?Int32Array:V.type==="uint"?Uint32Array:Float32Array;V.__data=new B((b-k)/Float32Array.BYTES_PER_ELEMENT),V.__offset=k}}let w=b%T;return w>0&&(b+=T-w),_.__size=b,_.__cache={},this}function y(_,A){let b={boundary:0,storage:0};return typeof _=="number"||typeof _=="boolean"?(b.boundary=4,b.storage=4):_.isVector2?(b.boundary=8,b.storage=8):_.isVector3||_.isColor?(b.boundary=16,b.storage=12):_.isVector4?(b.boundary=16,b.storage=16):_.isMatrix3?(b.boundary=16,b.storage=48):_.isMatrix4?(b.boundary=16,b.storage=64):_.isTexture?Ke("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(_)?(b.boundary=16,b.storage=_.byteLength):Ke("WebGLRenderer: Unsupported uniform value type.",_),A===!0&&(b.boundary=16,b.storage=Math.ceil(b.storage/16)*16),b}function p(_){let A=_.target;A.removeEventListener("dispose",p),n.deleteBuffer(r[A.id]),delete r[A.id],delete s[A.id]}function m(){for(let _ in r)n.deleteBuffer(r[_]);r={},s={}}return{bind:o,update:a,dispose:m}}var XC=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),bs=null;function YC(){return bs===null&&(bs=new Td(XC,16,16,No,qr),bs.name="DFG_LUT",bs.minFilter=Fi,bs.magFilter=Fi,bs.wrapS=ms,bs.wrapT=ms,bs.generateMipmaps=!1,bs.needsUpdate=!0),bs}var Nf=class{constructor(e={}){let{canvas:t=Hy(),context:i=null,depth:r=!0,stencil:s=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:u="default",failIfMajorPerformanceCaveat:d=!1,reversedDepthBuffer:h=!1,outputBufferType:f=qi}=e;this.isWebGLRenderer=!0;let g;if(i!==null){if(typeof WebGLRenderingContext<"u"&&i instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");g=i.getContextAttributes().alpha}else g=o;let y=f,p=new Set([Qd,jd,Zd]),m=new Set([qi,Gr,Wl,wa,Jd,Kd]),_=new Uint32Array(4),A=new Int32Array(4),b={textures:[],min:[],max:[],resolution:[]},T=null,w=null,x=[],S=[],O=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=xs,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let F=this,D=!1,V=null,L=null,P=null,k=null;this._outputColorSpace=lr;let B=0,G=0,re=null,$=-1,J=null,te=new pn,de=new pn,se=null,Q=new ut(0),fe=0,ve=t.width,Ee=t.height,Me=1,qe=null,ot=null,He=new pn(0,0,ve,Ee),pt=new pn(0,0,ve,Ee),ht=!1,rt=new Eo,hn=new Ed,Xt=!1,Nn=!1,zt=new It,si=new Z,Mt=new pn,Xn={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},bn=!1;function kn(){return re===null?Me:1}let H=i;function Re(R,W){return t.getContext(R,W)}let Je,at,Se,Wt,Ve,Xe,I,E,X,he,le,_e,ye,ne,oe,me,z,ae,ie,we,ge,be,Ge;try{let R={alpha:!0,depth:r,stencil:s,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:u,failIfMajorPerformanceCaveat:d};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${"187"}`),t.addEventListener("webglcontextlost",Oe,!1),t.addEventListener("webglcontextrestored",Qe,!1),t.addEventListener("webglcontextcreationerror",Ce,!1),H===null){let W="webgl2";if(H=Re(W,R),H===null)throw Re(W)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}je()}catch(R){throw t.removeEventListener("webglcontextlost",Oe,!1),t.removeEventListener("webglcontextrestored",Qe,!1),t.removeEventListener("webglcontextcreationerror",Ce,!1),tt("WebGLRenderer: "+R.message),R}function je(){Je=new sE(H),Je.init(),ge=new VC(H,Je),at=new YT(H,Je,e,ge),Se=new BC(H,Je),at.reversedDepthBuffer&&h&&Se.buffers.depth.setReversed(!0),L=H.createFramebuffer(),P=H.createFramebuffer(),k=H.createFramebuffer(),Wt=new lE(H),Ve=new AC,Xe=new zC(H,Je,Se,Ve,at,ge,Wt),I=new rE(F),E=new u1(H),be=new $T(H,E),X=new oE(H,E,Wt,be),he=new uE(H,X,E,be,Wt),ae=new cE(H,at,Xe),oe=new JT(Ve),le=new wC(F,I,Je,at,be,oe),_e=new qC(F,Ve),ye=new EC,ne=new DC(Je),z=new qT(F,I,Se,he,g,l),me=new OC(F,he,at),Ge=new $C(H,Wt,at,Se),ie=new XT(H,Je,Wt),we=new aE(H,Je,Wt),Wt.programs=le.programs,F.capabilities=at,F.extensions=Je,F.properties=Ve,F.renderLists=ye,F.shadowMap=me,F.state=Se,F.info=Wt}y!==qi&&(O=new dE(y,t.width,t.height,a,r,s));let ue=new Cg(F,H);this.xr=ue,this.getContext=function(){return H},this.getContextAttributes=function(){return H.getContextAttributes()},this.forceContextLoss=function(){let R=Je.get("WEBGL_lose_context");R&&R.loseContext()},this.forceContextRestore=function(){let R=Je.get("WEBGL_lose_context");R&&R.restoreContext()},this.getPixelRatio=function(){return Me},this.setPixelRatio=function(R){R!==void 0&&(Me=R,this.setSize(ve,Ee,!1))},this.getSize=function(R){return R.set(ve,Ee)},this.setSize=function(R,W,ee=!0){if(ue.isPresenting){Ke("WebGLRenderer: Can't change size while VR device is presenting.");return}ve=R,Ee=W,t.width=Math.floor(R*Me),t.height=Math.floor(W*Me),ee===!0&&(t.style.width=R+"px",t.style.height=W+"px"),O!==null&&O.setSize(t.width,t.height),this.setViewport(0,0,R,W)},this.getDrawingBufferSize=function(R){return R.set(ve*Me,Ee*Me).floor()},this.setDrawingBufferSize=function(R,W,ee){ve=R,Ee=W,Me=ee,t.width=Math.floor(R*ee),t.height=Math.floor(W*ee),this.setViewport(0,0,R,W)},this.setEffects=function(R){if(y===qi){tt("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(R){for(let W=0;W<R.length;W++)if(R[W].isOutputPass===!0){Ke("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}O.setEffects(R||[])},this.getCurrentViewport=function(R){return R.copy(te)},this.getViewport=function(R){return R.copy(He)},this.setViewport=function(R,W,ee,Y){R.isVector4?He.set(R.x,R.y,R.z,R.w):He.set(R,W,ee,Y),Se.viewport(te.copy(He).multiplyScalar(kn()).round())},this.getScissor=function(R){return R.copy(pt)},this.setScissor=function(R,W,ee,Y){R.isVector4?pt.set(R.x,R.y,R.z,R.w):pt.set(R,W,ee,Y),Se.scissor(de.copy(pt).multiplyScalar(kn()).round())},this.getScissorTest=function(){return ht},this.setScissorTest=function(R){Se.setScissorTest(ht=R)},this.setOpaqueSort=function(R){qe=R},this.setTransparentSort=function(R){ot=R},this.getClearColor=function(R){return R.copy(z.getClearColor())},this.setClearColor=function(){z.setClearColor(...arguments)},this.getClearAlpha=function(){return z.getClearAlpha()},this.setClearAlpha=function(){z.setClearAlpha(...arguments)},this.clear=function(R=!0,W=!0,ee=!0){let Y=0;if(R){let K=!1;if(re!==null){let Ae=re.texture.format;K=p.has(Ae)}if(K){let Ae=re.texture.type,Pe=m.has(Ae),Te=z.getClearColor(),Ie=z.getClearAlpha(),ze=Te.r,nt=Te.g,mt=Te.b;Pe?(_[0]=ze,_[1]=nt,_[2]=mt,_[3]=Ie,H.clearBufferuiv(H.COLOR,0,_)):(A[0]=ze,A[1]=nt,A[2]=mt,A[3]=Ie,H.clearBufferiv(H.COLOR,0,A))}else Y|=H.COLOR_BUFFER_BIT}W&&(Y|=H.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),ee&&(Y|=H.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),Y!==0&&H.clear(Y)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(R){R.setRenderer(this),V=R},this.dispose=function(){t.removeEventListener("webglcontextlost",Oe,!1),t.removeEventListener("webglcontextrestored",Qe,!1),t.removeEventListener("webglcontextcreationerror",Ce,!1),z.dispose(),ye.dispose(),ne.dispose(),Xe.dispose(),Ve.dispose(),I.dispose(),he.dispose(),X.dispose(),be.dispose(),Ge.dispose(),le.dispose(),ue.dispose(),ue.removeEventListener("sessionstart",th),ue.removeEventListener("sessionend",is),Cs.stop()};function Oe(R){R.preventDefault(),fg("WebGLRenderer: Context Lost."),D=!0}function Qe(){fg("WebGLRenderer: Context Restored."),D=!1;let R=Wt.autoReset,W=me.enabled,ee=me.autoUpdate,Y=me.needsUpdate,K=me.type;je(),Wt.autoReset=R,me.enabled=W,me.autoUpdate=ee,me.needsUpdate=Y,me.type=K}function Ce(R){tt("WebGLRenderer: A WebGL context could not be created. Reason: ",R.statusMessage)}function ct(R){let W=R.target;W.removeEventListener("dispose",ct),en(W)}function en(R){Ci(R),Ve.remove(R)}function Ci(R){let W=Ve.get(R).programs;W!==void 0&&(W.forEach(function(ee){le.releaseProgram(ee)}),R.isShaderMaterial&&le.releaseShaderCache(R))}this.renderBufferDirect=function(R,W,ee,Y,K,Ae){W===null&&(W=Xn);let Pe=K.isMesh&&K.matrixWorld.determinantAffine()<0,Te=Mc(R,W,ee,Y,K);Se.setMaterial(Y,Pe);let Ie=ee.index,ze=1;if(Y.wireframe===!0){if(Ie=X.getWireframeAttribute(ee),Ie===void 0)return;ze=2}let nt=ee.drawRange,mt=ee.attributes.position,Be=nt.start*ze,gt=(nt.start+nt.count)*ze;Ae!==null&&(Be=Math.max(Be,Ae.start*ze),gt=Math.min(gt,(Ae.start+Ae.count)*ze)),Ie!==null?(Be=Math.max(Be,0),gt=Math.min(gt,Ie.count)):mt!=null&&(Be=Math.max(Be,0),gt=Math.min(gt,mt.count));let gn=gt-Be;if(gn<0||gn===1/0)return;be.setup(K,Y,Te,ee,Ie);let Ut,Ot=ie;if(Ie!==null&&(Ut=E.get(Ie),Ot=we,Ot.setIndex(Ut)),K.isMesh)Y.wireframe===!0?(Se.setLineWidth(Y.wireframeLinewidth*kn()),Ot.setMode(H.LINES)):Ot.setMode(H.TRIANGLES);else if(K.isLine){let Yn=Y.linewidth;Yn===void 0&&(Yn=1),Se.setLineWidth(Yn*kn()),K.isLineSegments?Ot.setMode(H.LINES):K.isLineLoop?Ot.setMode(H.LINE_LOOP):Ot.setMode(H.LINE_STRIP)}else K.isPoints?Ot.setMode(H.POINTS):K.isSprite&&Ot.setMode(H.TRIANGLES);if(K.isBatchedMesh)if(Je.get("WEBGL_multi_draw"))Ot.renderMultiDraw(K._multiDrawStarts,K._multiDrawCounts,K._multiDrawCount);else{let Yn=K._multiDrawStarts,Fe=K._multiDrawCounts,Fn=K._multiDrawCount,vt=Ie?E.get(Ie).bytesPerElement:1,Ps=Ve.get(Y).currentProgram.getUniforms();for(let Un=0;Un<Fn;Un++)Ps.setValue(H,"_gl_DrawID",Un),Ot.render(Yn[Un]/vt,Fe[Un])}else if(K.isInstancedMesh)Ot.renderInstances(Be,gn,K.count);else if(ee.isInstancedBufferGeometry){let Yn=ee._maxInstanceCount!==void 0?ee._maxInstanceCount:1/0,Fe=Math.min(ee.instanceCount,Yn);Ot.renderInstances(Be,gn,Fe)}else Ot.render(Be,gn)};function yc(R,W,ee,Y){V!==null&&R.isNodeMaterial&&V.setObject(Y,R),Xt===!0&&oe.setState(R,ee,!1),R.transparent===!0&&R.side===ys&&R.forceSinglePass===!1?(R.side=mi,R.needsUpdate=!0,rs(R,W,Y),R.side=Do,R.needsUpdate=!0,rs(R,W,Y),R.side=ys):rs(R,W,Y)}this.compile=function(R,W,ee=null){ee===null&&(ee=R),V!==null&&V.renderStart(R,W,ee),w=ne.get(ee),w.init(W),S.push(w),ee.traverseVisible(function(K){K.isLight&&K.layers.test(W.layers)&&(w.pushLight(K),K.castShadow&&w.pushShadow(K))}),R!==ee&&R.traverseVisible(function(K){K.isLight&&K.layers.test(W.layers)&&(w.pushLight(K),K.castShadow&&w.pushShadow(K))}),w.setupLights(),V!==null&&V.updateLights(w.state.lightsArray),Nn=this.localClippingEnabled,Xt=oe.init(this.clippingPlanes,Nn),Xt===!0&&oe.setGlobalState(this.clippingPlanes,W),V!==null&&me.render(w.state.shadowsArray,ee,W);let Y=new Set;return R.traverse(function(K){if(!(K.isMesh||K.isPoints||K.isLine||K.isSprite))return;let Ae=K.material;if(Ae)if(Array.isArray(Ae))for(let Pe=0;Pe<Ae.length;Pe++){let Te=Ae[Pe];yc(Te,ee,W,K),Y.add(Te)}else yc(Ae,ee,W,K),Y.add(Ae)}),w=S.pop(),V!==null&&V.renderEnd(),Y},this.compileAsync=function(R,W,ee=null){let Y=this.compile(R,W,ee);return new Promise(K=>{function Ae(){if(Y.forEach(function(Pe){let Ie=Ve.get(Pe).currentProgram;(Ie===void 0||Ie.isReady())&&Y.delete(Pe)}),Y.size===0){K(R);return}setTimeout(Ae,10)}Je.get("KHR_parallel_shader_compile")!==null?Ae():setTimeout(Ae,10)})};let za=null;function Mp(R){za&&za(R)}function th(){Cs.stop()}function is(){Cs.start()}let Cs=new vx;Cs.setAnimationLoop(Mp),typeof self<"u"&&Cs.setContext(self),this.setAnimationLoop=function(R){za=R,ue.setAnimationLoop(R),R===null?Cs.stop():Cs.start()},ue.addEventListener("sessionstart",th),ue.addEventListener("sessionend",is),this.render=function(R,W){if(W!==void 0&&W.isCamera!==!0){tt("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(D===!0)return;V!==null&&V.renderStart(R,W);let ee=ue.enabled===!0&&ue.isPresenting===!0,Y=O!==null&&(re===null||ee)&&O.begin(F,re);if(R.matrixWorldAutoUpdate===!0&&R.updateMatrixWorld(),W.parent===null&&W.matrixWorldAutoUpdate===!0&&W.updateMatrixWorld(),ue.enabled===!0&&ue.isPresenting===!0&&(O===null||O.isCompositing()===!1)&&(ue.cameraAutoUpdate===!0&&ue.updateCamera(W),W=ue.getCamera()),R.isScene===!0&&R.onBeforeRender(F,R,W,re),w=ne.get(R,S.length),w.init(W),w.state.textureUnits=Xe.getTextureUnits(),S.push(w),zt.multiplyMatrices(W.projectionMatrix,W.matrixWorldInverse),W.isArrayCamera?hn.setFromArrayCamera(W):rt.setFromProjectionMatrix(zt,Ar,W.reversedDepth),Nn=this.localClippingEnabled,Xt=oe.init(this.clippingPlanes,Nn),T=ye.get(R,x.length),T.init(),x.push(T),this.info.render.frame++,ue.enabled===!0&&ue.isPresenting===!0){let Pe=F.xr.getDepthSensingMesh();Pe!==null&&Rs(Pe,W,-1/0,F.sortObjects)}Rs(R,W,0,F.sortObjects),T.finish(),V!==null&&V.updateLights(w.state.lightsArray),F.sortObjects===!0&&T.sort(qe,ot),bn=ue.enabled===!1||ue.isPresenting===!1||ue.hasDepthSensing()===!1,bn&&z.addToRenderList(T,R),this.info.autoReset===!0&&this.info.reset(),Xt===!0&&oe.beginShadows();let K=w.state.shadowsArray;if(me.render(K,R,W),Xt===!0&&oe.endShadows(),(Y&&O.hasRenderPass())===!1){let Pe=T.opaque,Te=T.transmissive;if(w.setupLights(),W.isArrayCamera){let Ie=W.cameras;if(Te.length>0)for(let ze=0,nt=Ie.length;ze<nt;ze++){let mt=Ie[ze];Ir(Pe,Te,R,mt)}bn&&z.render(R);for(let ze=0,nt=Ie.length;ze<nt;ze++){let mt=Ie[ze];xc(T,R,mt,mt.viewport)}}else Te.length>0&&Ir(Pe,Te,R,W),bn&&z.render(R),xc(T,R,W)}re!==null&&G===0&&(Xe.updateMultisampleRenderTarget(re),Xe.updateRenderTargetMipmap(re)),Y&&O.end(F),R.isScene===!0&&R.onAfterRender(F,R,W),be.resetDefaultState(),$=-1,J=null,S.pop(),S.length>0?(w=S[S.length-1],Xe.setTextureUnits(w.state.textureUnits),Xt===!0&&oe.setGlobalState(F.clippingPlanes,w.state.camera)):w=null,x.pop(),x.length>0?T=x[x.length-1]:T=null,V!==null&&V.renderEnd()};function Rs(R,W,ee,Y){if(R.visible===!1)return;if(R.layers.test(W.layers)){if(R.isGroup)ee=R.renderOrder;else if(R.isLOD)R.autoUpdate===!0&&R.update(W);else if(R.isLight)w.pushLight(R),R.castShadow&&w.pushShadow(R);else if(R.isSprite){let Pe=W.isArrayCamera?hn:rt;if(!R.frustumCulled||R.intersectsFrustum(Pe)){Y&&Mt.setFromMatrixPosition(R.matrixWorld).applyMatrix4(zt);let Te=he.update(R),Ie=R.material;Ie.visible&&T.push(R,Te,Ie,ee,Mt.z,null,W)}}else if(R.isMesh||R.isLine||R.isPoints){let Pe=W.isArrayCamera?hn:rt;if(!R.frustumCulled||R.intersectsFrustum(Pe)){let Te=he.update(R),Ie=R.material;if(Y&&(R.boundingSphere!==void 0?(R.boundingSphere===null&&R.computeBoundingSphere(),Mt.copy(R.boundingSphere.center)):(Te.boundingSphere===null&&Te.computeBoundingSphere(),Mt.copy(Te.boundingSphere.center)),Mt.applyMatrix4(R.matrixWorld).applyMatrix4(zt)),Array.isArray(Ie)){let ze=Te.groups;for(let nt=0,mt=ze.length;nt<mt;nt++){let Be=ze[nt],gt=Ie[Be.materialIndex];gt&&gt.visible&&T.push(R,Te,gt,ee,Mt.z,Be,W)}}else Ie.visible&&T.push(R,Te,Ie,ee,Mt.z,null,W)}}}let Ae=R.children;for(let Pe=0,Te=Ae.length;Pe<Te;Pe++)Rs(Ae[Pe],W,ee,Y)}function xc(R,W,ee,Y){let{opaque:K,transmissive:Ae,transparent:Pe}=R;w.setupLightsView(ee),Xt===!0&&oe.setGlobalState(F.clippingPlanes,ee),Y&&Se.viewport(te.copy(Y)),K.length>0&&Mn(K,W,ee),Ae.length>0&&Mn(Ae,W,ee),Pe.length>0&&Mn(Pe,W,ee),Se.buffers.depth.setTest(!0),Se.buffers.depth.setMask(!0),Se.buffers.color.setMask(!0),Se.setPolygonOffset(!1)}function Ir(R,W,ee,Y){if((ee.isScene===!0?ee.overrideMaterial:null)!==null)return;if(w.state.transmissionRenderTarget[Y.id]===void 0){let Be=Je.has("EXT_color_buffer_half_float")||Je.has("EXT_color_buffer_float");w.state.transmissionRenderTarget[Y.id]=new ur(1,1,{generateMipmaps:!0,type:Be?qr:qi,minFilter:Ys,samples:Math.max(4,at.samples),stencilBuffer:s,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:yt.workingColorSpace})}let Ae=w.state.transmissionRenderTarget[Y.id],Pe=Y.viewport||te;Ae.setSize(Pe.z*F.transmissionResolutionScale,Pe.w*F.transmissionResolutionScale);let Te=F.getRenderTarget(),Ie=F.getActiveCubeFace(),ze=F.getActiveMipmapLevel();F.setRenderTarget(Ae),F.getClearColor(Q),fe=F.getClearAlpha(),fe<1&&F.setClearColor(16777215,.5),F.clear(),bn&&z.render(ee);let nt=F.toneMapping;F.toneMapping=xs;let mt=Y.viewport;if(Y.viewport!==void 0&&(Y.viewport=void 0),w.setupLightsView(Y),Xt===!0&&oe.setGlobalState(F.clippingPlanes,Y),Mn(R,ee,Y),Xe.updateMultisampleRenderTarget(Ae),Xe.updateRenderTargetMipmap(Ae),Je.has("WEBGL_multisampled_render_to_texture")===!1){let Be=!1;for(let gt=0,gn=W.length;gt<gn;gt++){let Ut=W[gt],{object:Ot,geometry:Yn,material:Fe,group:Fn}=Ut;if(Fe.side===ys&&Ot.layers.test(Y.layers)){let vt=Fe.side;Fe.side=mi,Fe.needsUpdate=!0,Cn(Ot,ee,Y,Yn,Fe,Fn),Fe.side=vt,Fe.needsUpdate=!0,Be=!0}}Be===!0&&(Xe.updateMultisampleRenderTarget(Ae),Xe.updateRenderTargetMipmap(Ae))}F.setRenderTarget(Te,Ie,ze),F.setClearColor(Q,fe),mt!==void 0&&(Y.viewport=mt),F.toneMapping=nt}function Mn(R,W,ee){let Y=W.isScene===!0?W.overrideMaterial:null;for(let K=0,Ae=R.length;K<Ae;K++){let Pe=R[K],{object:Te,geometry:Ie,group:ze}=Pe,nt=Pe.material;nt.allowOverride===!0&&Y!==null&&(nt=Y),Te.layers.test(ee.layers)&&Cn(Te,W,ee,Ie,nt,ze)}}function Cn(R,W,ee,Y,K,Ae){V!==null&&K.isNodeMaterial&&V.setObject(R,K),R.onBeforeRender(F,W,ee,Y,K,Ae),R.modelViewMatrix.multiplyMatrices(ee.matrixWorldInverse,R.matrixWorld),R.normalMatrix.getNormalMatrix(R.modelViewMatrix),K.onBeforeRender(F,W,ee,Y,R,Ae),K.transparent===!0&&K.side===ys&&K.forceSinglePass===!1?(K.side=mi,K.needsUpdate=!0,F.renderBufferDirect(ee,W,Y,K,R,Ae),K.side=Do,K.needsUpdate=!0,F.renderBufferDirect(ee,W,Y,K,R,Ae),K.side=ys):F.renderBufferDirect(ee,W,Y,K,R,Ae),R.onAfterRender(F,W,ee,Y,K,Ae)}function Rn(R){let W=0;for(let ee of R)ee.texture!==null&&W++;return W}function rs(R,W,ee){W.isScene!==!0&&(W=Xn);let Y=Ve.get(R),K=w.state.lights,Ae=w.state.shadowsArray,Pe=K.state.version,Te=le.getParameters(R,K.state,Ae,W,ee,w.state.lightProbeGridArray),Ie=le.getProgramCacheKey(Te),ze=Y.programs;Y.environment=R.isMeshStandardMaterial||R.isMeshLambertMaterial||R.isMeshPhongMaterial?W.environment:null,Y.fog=W.fog;let nt=R.isMeshStandardMaterial||R.isMeshLambertMaterial&&!R.envMap||R.isMeshPhongMaterial&&!R.envMap;Y.envMap=I.get(R.envMap||Y.environment,nt),Y.envMapRotation=Y.environment!==null&&R.envMap===null?W.environmentRotation:R.envMapRotation,ze===void 0&&(R.addEventListener("dispose",ct),ze=new Map,Y.programs=ze,Y.programVariants=new Map);let mt=ze.get(Ie);if(mt!==void 0){if(Y.currentProgram===mt&&Y.lightsStateVersion===Pe)return bc(R,Te),mt}else Te.uniforms=le.getUniforms(R),V!==null&&R.isNodeMaterial&&V.build(R,ee,Te),R.onBeforeCompile(Te,F),mt=le.acquireProgram(Te,Ie),ze.set(Ie,mt),Y.uniforms=Te.uniforms;let Be=Y.uniforms;return(!R.isShaderMaterial&&!R.isRawShaderMaterial||R.clipping===!0)&&(Be.clippingPlanes=oe.uniform),bc(R,Te),Y.needsLights=ro(R),Y.lightsStateVersion=Pe,Y.needsLights&&(Be.ambientLightColor.value=K.state.ambient,Be.lightProbe.value=K.state.probe,Be.sunLights.value=K.state.sun,Be.sunLightShadows.value=K.state.sunShadow,Be.directionalLights.value=K.state.directional,Be.directionalLightShadows.value=K.state.directionalShadow,Be.spotLights.value=K.state.spot,Be.spotLightShadows.value=K.state.spotShadow,Be.rectAreaLights.value=K.state.rectArea,Be.ltc_1.value=K.state.rectAreaLTC1,Be.ltc_2.value=K.state.rectAreaLTC2,Be.pointLights.value=K.state.point,Be.pointLightShadows.value=K.state.pointShadow,Be.hemisphereLights.value=K.state.hemi,Be.sunShadowMatrix.value=K.state.sunShadowMatrix,Be.sunShadowCascade.value=K.state.sunShadowCascade,Be.directionalShadowMatrix.value=K.state.directionalShadowMatrix,Be.spotLightMatrix.value=K.state.spotLightMatrix,Be.spotLightMap.value=K.state.spotLightMap,Be.pointShadowMatrix.value=K.state.pointShadowMatrix),Y.numLightProbeGrids=Rn(w.state.lightProbeGridArray),Y.currentProgram=mt,Y.uniformsList=null,mt}function Xi(R,W,ee,Y,K){let Ae=Ve.get(R),Pe=Ae.currentProgram.id+","+Y+","+K,Te=Ae.programVariants.get(Pe);return Te===void 0?(Te=rs(R,W,ee),Ae.programVariants.set(Pe,Te)):(Ae.currentProgram=Te,Ae.uniformsList=null,Ae.outputColorSpace=Y,Ae.toneMapping=K),Te}function io(R){if(R.uniformsList===null){let W=R.currentProgram.getUniforms();R.uniformsList=ql.seqWithValue(W.seq,R.uniforms)}return R.uniformsList}function bc(R,W){let ee=Ve.get(R);ee.outputColorSpace=W.outputColorSpace,ee.batching=W.batching,ee.batchingColor=W.batchingColor,ee.instancing=W.instancing,ee.instancingColor=W.instancingColor,ee.instancingMorph=W.instancingMorph,ee.skinning=W.skinning,ee.morphTargets=W.morphTargets,ee.morphNormals=W.morphNormals,ee.morphColors=W.morphColors,ee.morphTargetsCount=W.morphTargetsCount,ee.numClippingPlanes=W.numClippingPlanes,ee.numIntersection=W.numClipIntersection,ee.vertexAlphas=W.vertexAlphas,ee.vertexTangents=W.vertexTangents,ee.toneMapping=W.toneMapping}function Mc(R,W,ee,Y,K){W.isScene!==!0&&(W=Xn),Xe.resetTextureUnits();let Ae=W.fog,Pe=Y.isMeshStandardMaterial||Y.isMeshLambertMaterial||Y.isMeshPhongMaterial?W.environment:null,Te=re===null?F.outputColorSpace:re.isXRRenderTarget===!0?re.texture.colorSpace:yt.workingColorSpace,Ie=Y.isMeshStandardMaterial||Y.isMeshLambertMaterial&&!Y.envMap||Y.isMeshPhongMaterial&&!Y.envMap,ze=I.get(Y.envMap||Pe,Ie),nt=Y.vertexColors===!0&&!!ee.attributes.color&&ee.attributes.color.itemSize===4,mt=!!ee.attributes.tangent&&(!!Y.normalMap||Y.anisotropy>0),Be=!!ee.morphAttributes.position,gt=!!ee.morphAttributes.normal,gn=!!ee.morphAttributes.color,Ut=xs;Y.toneMapped&&(re===null||re.isXRRenderTarget===!0)&&(Ut=F.toneMapping);let Ot=ee.morphAttributes.position||ee.morphAttributes.normal||ee.morphAttributes.color,Yn=Ot!==void 0?Ot.length:0,Fe=Ve.get(Y),Fn=w.state.lights;if(Xt===!0&&(Nn===!0||R!==J)){let Bt=R===J&&Y.id===$;oe.setState(Y,R,Bt)}let vt=!1,Ps=!1;Y.version===Fe.__version?Fe.needsLights&&Fe.lightsStateVersion!==Fn.state.version||K.isBatchedMesh&&Fe.batching===!1||!K.isBatchedMesh&&Fe.batching===!0||K.isBatchedMesh&&Fe.batchingColor===!0&&K._colorsTexture===null||K.isBatchedMesh&&Fe.batchingColor===!1&&K._colorsTexture!==null||K.isInstancedMesh&&Fe.instancing===!1||!K.isInstancedMesh&&Fe.instancing===!0||K.isSkinnedMesh&&Fe.skinning===!1||!K.isSkinnedMesh&&Fe.skinning===!0||K.isInstancedMesh&&Fe.instancingColor===!0&&K.instanceColor===null||K.isInstancedMesh&&Fe.instancingColor===!1&&K.instanceColor!==null||K.isInstancedMesh&&Fe.instancingMorph===!0&&K.morphTexture===null||K.isInstancedMesh&&Fe.instancingMorph===!1&&K.morphTexture!==null||Fe.envMap!==ze||Y.fog===!0&&Fe.fog!==Ae||Fe.numClippingPlanes!==void 0&&(Fe.numClippingPlanes!==oe.numPlanes||Fe.numIntersection!==oe.numIntersection)||Fe.vertexAlphas!==nt||Fe.vertexTangents!==mt||Fe.morphTargets!==Be||Fe.morphNormals!==gt||Fe.morphColors!==gn||Fe.morphTargetsCount!==Yn||Fe.numLightProbeGrids!==Rn(w.state.lightProbeGridArray)?vt=!0:(Fe.outputColorSpace!==Te||Fe.toneMapping!==Ut)&&(Ps=!0):(vt=!0,Fe.__version=Y.version);let Un=Fe.currentProgram;(vt===!0||Ps===!0)&&(Un=Ps===!0?Xi(Y,W,K,Te,Ut):rs(Y,W,K),V&&Y.isNodeMaterial&&V.onUpdateProgram(Y,Un,Fe));let Ga=!1,ss=!1,Is=!1,dt=Un.getUniforms(),Sn=Fe.uniforms;if(Se.useProgram(Un.program)&&(Ga=!0,ss=!0,Is=!0),Y.id!==$&&($=Y.id,ss=!0),Ga||J!==R){Se.buffers.depth.getReversed()&&R.reversedDepth!==!0&&(R._reversedDepth=!0,R.updateProjectionMatrix()),dt.setValue(H,"projectionMatrix",R.projectionMatrix),dt.setValue(H,"viewMatrix",R.matrixWorldInverse);let On=dt.map.cameraPosition;On!==void 0&&On.setValue(H,si.setFromMatrixPosition(R.matrixWorld)),at.logarithmicDepthBuffer&&dt.setValue(H,"logDepthBufFC",2/(Math.log(R.far+1)/Math.LN2)),(Y.isMeshPhongMaterial||Y.isMeshToonMaterial||Y.isMeshLambertMaterial||Y.isMeshBasicMaterial||Y.isMeshStandardMaterial||Y.isShaderMaterial)&&dt.setValue(H,"isOrthographic",R.isOrthographicCamera===!0),J!==R&&(J=R,ss=!0,Is=!0)}if(Fe.needsLights&&(Fn.state.sunShadowMap.length>0&&dt.setValue(H,"sunShadowMap",Fn.state.sunShadowMap,Xe),Fn.state.directionalShadowMap.length>0&&dt.setValue(H,"directionalShadowMap",Fn.state.directionalShadowMap,Xe),Fn.state.spotShadowMap.length>0&&dt.setValue(H,"spotShadowMap",Fn.state.spotShadowMap,Xe),Fn.state.pointShadowMap.length>0&&dt.setValue(H,"pointShadowMap",Fn.state.pointShadowMap,Xe)),K.isSkinnedMesh){dt.setOptional(H,K,"bindMatrix"),dt.setOptional(H,K,"bindMatrixInverse");let Bt=K.skeleton;Bt&&(Bt.boneTexture===null&&Bt.computeBoneTexture(),dt.setValue(H,"boneTexture",Bt.boneTexture,Xe))}K.isBatchedMesh&&(dt.setOptional(H,K,"batchingTexture"),dt.setValue(H,"batchingTexture",K._matricesTexture,Xe),dt.setOptional(H,K,"batchingIdTexture"),dt.setValue(H,"batchingIdTexture",K._indirectTexture,Xe),dt.setOptional(H,K,"batchingColorTexture"),K._colorsTexture!==null&&dt.setValue(H,"batchingColorTexture",K._colorsTexture,Xe));let Ri=ee.morphAttributes;if((Ri.position!==void 0||Ri.normal!==void 0||Ri.color!==void 0)&&ae.update(K,ee,Un),(ss||Fe.receiveShadow!==K.receiveShadow)&&(Fe.receiveShadow=K.receiveShadow,dt.setValue(H,"receiveShadow",K.receiveShadow)),(Y.isMeshStandardMaterial||Y.isMeshLambertMaterial||Y.isMeshPhongMaterial)&&Y.envMap===null&&W.environment!==null&&(Sn.envMapIntensity.value=W.environmentIntensity),Sn.dfgLUT!==void 0&&(Sn.dfgLUT.value=YC()),ss){if(dt.setValue(H,"toneMappingExposure",F.toneMappingExposure),Fe.needsLights&&Va(Sn,Is),Ae&&Y.fog===!0&&_e.refreshFogUniforms(Sn,Ae),_e.refreshMaterialUniforms(Sn,Y,Me,Ee,w.state.transmissionRenderTarget[R.id]),Fe.needsLights&&Fe.numLightProbeGrids>0){let Bt=b,On=0;for(let _i of w.state.lightProbeGridArray)_i.texture!==null&&(Bt.textures[On]=_i.texture,Bt.min[On]=_i.boundingBox.min,Bt.max[On]=_i.boundingBox.max,Bt.resolution[On]=_i.resolution,On++);for(let _i in Bt)Bt[_i].length=On;Sn.probesSH.value=Bt.textures,Sn.probesMin.value=Bt.min,Sn.probesMax.value=Bt.max,Sn.probesResolution.value=Bt.resolution}ql.upload(H,io(Fe),Sn,Xe)}if(Y.isShaderMaterial&&Y.uniformsNeedUpdate===!0&&(ql.upload(H,io(Fe),Sn,Xe),Y.uniformsNeedUpdate=!1),Y.isSpriteMaterial&&dt.setValue(H,"center",K.center),dt.setValue(H,"modelViewMatrix",K.modelViewMatrix),dt.setValue(H,"normalMatrix",K.normalMatrix),dt.setValue(H,"modelMatrix",K.matrixWorld),Y.uniformsGroups!==void 0){let Bt=Y.uniformsGroups;for(let On=0,_i=Bt.length;On<_i;On++){let nh=Bt[On];Ge.update(nh,Un),Ge.bind(nh,Un)}}return Un}function Va(R,W){R.ambientLightColor.needsUpdate=W,R.lightProbe.needsUpdate=W,R.sunLights.needsUpdate=W,R.sunLightShadows.needsUpdate=W,R.directionalLights.needsUpdate=W,R.directionalLightShadows.needsUpdate=W,R.pointLights.needsUpdate=W,R.pointLightShadows.needsUpdate=W,R.spotLights.needsUpdate=W,R.spotLightShadows.needsUpdate=W,R.rectAreaLights.needsUpdate=W,R.hemisphereLights.needsUpdate=W}function ro(R){return R.isMeshLambertMaterial||R.isMeshToonMaterial||R.isMeshPhongMaterial||R.isMeshStandardMaterial||R.isShadowMaterial||R.isShaderMaterial&&R.lights===!0}this.getActiveCubeFace=function(){return B},this.getActiveMipmapLevel=function(){return G},this.getRenderTarget=function(){return re},this.setRenderTargetTextures=function(R,W,ee){let Y=Ve.get(R);Y.__autoAllocateDepthBuffer=R.resolveDepthBuffer===!1,Y.__autoAllocateDepthBuffer===!1&&(Y.__useRenderToTexture=!1),Ve.get(R.texture).__webglTexture=W,Ve.get(R.depthTexture).__webglTexture=Y.__autoAllocateDepthBuffer?void 0:ee,Y.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(R,W){let ee=Ve.get(R);ee.__webglFramebuffer=W,ee.__useDefaultFramebuffer=W===void 0},this.setRenderTarget=function(R,W=0,ee=0){re=R,B=W,G=ee;let Y=null,K=!1,Ae=!1;if(R){let Te=Ve.get(R);if(Te.__useDefaultFramebuffer!==void 0){Se.bindFramebuffer(H.FRAMEBUFFER,Te.__webglFramebuffer),te.copy(R.viewport),de.copy(R.scissor),se=R.scissorTest,Se.viewport(te),Se.scissor(de),Se.setScissorTest(se),$=-1;return}else if(Te.__webglFramebuffer===void 0)Xe.setupRenderTarget(R);else if(Te.__hasExternalTextures)Xe.rebindTextures(R,Ve.get(R.texture).__webglTexture,Ve.get(R.depthTexture).__webglTexture);else if(R.depthBuffer){let nt=R.depthTexture;if(Te.__boundDepthTexture!==nt){if(nt!==null&&Ve.has(nt)&&(R.width!==nt.image.width||R.height!==nt.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");Xe.setupDepthRenderbuffer(R)}}let Ie=R.texture;(Ie.isData3DTexture||Ie.isDataArrayTexture||Ie.isCompressedArrayTexture)&&(Ae=!0);let ze=Ve.get(R).__webglFramebuffer;R.isWebGLCubeRenderTarget?(Array.isArray(ze[W])?Y=ze[W][ee]:Y=ze[W],K=!0):R.samples>0&&Xe.useMultisampledRTT(R)===!1?Y=Ve.get(R).__webglMultisampledFramebuffer:Array.isArray(ze)?Y=ze[ee]:Y=ze,te.copy(R.viewport),de.copy(R.scissor),se=R.scissorTest}else te.copy(He).multiplyScalar(Me).floor(),de.copy(pt).multiplyScalar(Me).floor(),se=ht;if(ee!==0&&(Y=L),Se.bindFramebuffer(H.FRAMEBUFFER,Y)&&Se.drawBuffers(R,Y),Se.viewport(te),Se.scissor(de),Se.setScissorTest(se),K){let Te=Ve.get(R.texture);H.framebufferTexture2D(H.FRAMEBUFFER,H.COLOR_ATTACHMENT0,H.TEXTURE_CUBE_MAP_POSITIVE_X+W,Te.__webglTexture,ee)}else if(Ae){let Te=W;for(let Ie=0;Ie<R.textures.length;Ie++){let ze=Ve.get(R.textures[Ie]);H.framebufferTextureLayer(H.FRAMEBUFFER,H.COLOR_ATTACHMENT0+Ie,ze.__webglTexture,ee,Te)}}else if(R!==null&&ee!==0){let Te=Ve.get(R.texture);H.framebufferTexture2D(H.FRAMEBUFFER,H.COLOR_ATTACHMENT0,H.TEXTURE_2D,Te.__webglTexture,ee)}$=-1};function Ha(R){let W=Ve.get(R);return(W.__readFormat!==R.format||W.__readType!==R.type)&&(W.__readFormat=R.format,W.__readType=R.type,W.__formatReadable=at.textureFormatReadable(R.format),W.__typeReadable=at.textureTypeReadable(R.type)),W}this.readRenderTargetPixels=function(R,W,ee,Y,K,Ae,Pe,Te=0){if(!(R&&R.isWebGLRenderTarget)){tt("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let Ie=Ve.get(R).__webglFramebuffer;if(R.isWebGLCubeRenderTarget&&Pe!==void 0&&(Ie=Ie[Pe],Array.isArray(Ie)&&(Ie=Ie[0])),Ie){Se.bindFramebuffer(H.FRAMEBUFFER,Ie);try{let ze=R.textures[Te],nt=ze.format,mt=ze.type;R.textures.length>1&&H.readBuffer(H.COLOR_ATTACHMENT0+Te);let Be=Ha(ze);if(Be.__formatReadable===!1){tt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(Be.__typeReadable===!1){tt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}W>=0&&W<=R.width-Y&&ee>=0&&ee<=R.height-K&&H.readPixels(W,ee,Y,K,ge.convert(nt),ge.convert(mt),Ae)}finally{let ze=re!==null?Ve.get(re).__webglFramebuffer:null;Se.bindFramebuffer(H.FRAMEBUFFER,ze)}}},this.readRenderTargetPixelsAsync=async function(R,W,ee,Y,K,Ae,Pe,Te=0){if(!(R&&R.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let Ie=Ve.get(R).__webglFramebuffer;if(R.isWebGLCubeRenderTarget&&Pe!==void 0&&(Ie=Ie[Pe],Array.isArray(Ie)&&(Ie=Ie[0])),Ie)if(W>=0&&W<=R.width-Y&&ee>=0&&ee<=R.height-K){Se.bindFramebuffer(H.FRAMEBUFFER,Ie);let ze=R.textures[Te],nt=ze.format,mt=ze.type;R.textures.length>1&&H.readBuffer(H.COLOR_ATTACHMENT0+Te);let Be=Ha(ze);if(Be.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(Be.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let gt=H.createBuffer();H.bindBuffer(H.PIXEL_PACK_BUFFER,gt),H.bufferData(H.PIXEL_PACK_BUFFER,Ae.byteLength,H.STREAM_READ),H.readPixels(W,ee,Y,K,ge.convert(nt),ge.convert(mt),0),H.bindBuffer(H.PIXEL_PACK_BUFFER,null);let gn=re!==null?Ve.get(re).__webglFramebuffer:null;Se.bindFramebuffer(H.FRAMEBUFFER,gn);let Ut=H.fenceSync(H.SYNC_GPU_COMMANDS_COMPLETE,0);return H.flush(),await Wy(H,Ut,4),H.bindBuffer(H.PIXEL_PACK_BUFFER,gt),H.getBufferSubData(H.PIXEL_PACK_BUFFER,0,Ae),H.bindBuffer(H.PIXEL_PACK_BUFFER,null),H.deleteBuffer(gt),H.deleteSync(Ut),Ae}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(R,W=null,ee=0){let Y=Math.pow(2,-ee),K=Math.floor(R.image.width*Y),Ae=Math.floor(R.image.height*Y),Pe=W!==null?W.x:0,Te=W!==null?W.y:0;Xe.setTexture2D(R,0),H.copyTexSubImage2D(H.TEXTURE_2D,ee,0,0,Pe,Te,K,Ae),Se.unbindTexture()},this.copyTextureToTexture=function(R,W,ee=null,Y=null,K=0,Ae=0){let Pe,Te,Ie,ze,nt,mt,Be,gt,gn,Ut=R.isCompressedTexture?R.mipmaps[Ae]:R.image;if(ee!==null)Pe=ee.max.x-ee.min.x,Te=ee.max.y-ee.min.y,Ie=ee.isBox3?ee.max.z-ee.min.z:1,ze=ee.min.x,nt=ee.min.y,mt=ee.isBox3?ee.min.z:0;else{let dt=Math.pow(2,-K);Pe=Math.floor(Ut.width*dt),Te=Math.floor(Ut.height*dt),R.isDataArrayTexture?Ie=Ut.depth:R.isData3DTexture?Ie=Math.floor(Ut.depth*dt):Ie=1,ze=0,nt=0,mt=0}Y!==null?(Be=Y.x,gt=Y.y,gn=Y.z):(Be=0,gt=0,gn=0);let Ot=ge.convert(W.format),Yn=ge.convert(W.type),Fe;W.isData3DTexture?(Xe.setTexture3D(W,0),Fe=H.TEXTURE_3D):W.isDataArrayTexture||W.isCompressedArrayTexture?(Xe.setTexture2DArray(W,0),Fe=H.TEXTURE_2D_ARRAY):(Xe.setTexture2D(W,0),Fe=H.TEXTURE_2D),Se.activeTexture(H.TEXTURE0),Se.pixelStorei(H.UNPACK_FLIP_Y_WEBGL,W.flipY),Se.pixelStorei(H.UNPACK_PREMULTIPLY_ALPHA_WEBGL,W.premultiplyAlpha),Se.pixelStorei(H.UNPACK_ALIGNMENT,W.unpackAlignment);let Fn=Se.getParameter(H.UNPACK_ROW_LENGTH),vt=Se.getParameter(H.UNPACK_IMAGE_HEIGHT),Ps=Se.getParameter(H.UNPACK_SKIP_PIXELS),Un=Se.getParameter(H.UNPACK_SKIP_ROWS),Ga=Se.getParameter(H.UNPACK_SKIP_IMAGES);Se.pixelStorei(H.UNPACK_ROW_LENGTH,Ut.width),Se.pixelStorei(H.UNPACK_IMAGE_HEIGHT,Ut.height),Se.pixelStorei(H.UNPACK_SKIP_PIXELS,ze),Se.pixelStorei(H.UNPACK_SKIP_ROWS,nt),Se.pixelStorei(H.UNPACK_SKIP_IMAGES,mt);let ss=R.isDataArrayTexture||R.isData3DTexture,Is=W.isDataArrayTexture||W.isData3DTexture;if(R.isDepthTexture){let dt=Ve.get(R),Sn=Ve.get(W),Ri=Ve.get(dt.__renderTarget),Bt=Ve.get(Sn.__renderTarget);Se.bindFramebuffer(H.READ_FRAMEBUFFER,Ri.__webglFramebuffer),Se.bindFramebuffer(H.DRAW_FRAMEBUFFER,Bt.__webglFramebuffer);for(let On=0;On<Ie;On++)ss&&(H.framebufferTextureLayer(H.READ_FRAMEBUFFER,H.COLOR_ATTACHMENT0,Ve.get(R).__webglTexture,K,mt+On),H.framebufferTextureLayer(H.DRAW_FRAMEBUFFER,H.COLOR_ATTACHMENT0,Ve.get(W).__webglTexture,Ae,gn+On)),H.blitFramebuffer(ze,nt,ze+Pe,nt+Te,Be,gt,Be+Pe,gt+Te,H.DEPTH_BUFFER_BIT,H.NEAREST);Se.bindFramebuffer(H.READ_FRAMEBUFFER,null),Se.bindFramebuffer(H.DRAW_FRAMEBUFFER,null)}else if(K!==0||R.isRenderTargetTexture||Ve.has(R)){let dt=Ve.get(R),Sn=Ve.get(W);Se.bindFramebuffer(H.READ_FRAMEBUFFER,P),Se.bindFramebuffer(H.DRAW_FRAMEBUFFER,k);for(let Ri=0;Ri<Ie;Ri++)ss?H.framebufferTextureLayer(H.READ_FRAMEBUFFER,H.COLOR_ATTACHMENT0,dt.__webglTexture,K,mt+Ri):H.framebufferTexture2D(H.READ_FRAMEBUFFER,H.COLOR_ATTACHMENT0,H.TEXTURE_2D,dt.__webglTexture,K),Is?H.framebufferTextureLayer(H.DRAW_FRAMEBUFFER,H.COLOR_ATTACHMENT0,Sn.__webglTexture,Ae,gn+Ri):H.framebufferTexture2D(H.DRAW_FRAMEBUFFER,H.COLOR_ATTACHMENT0,H.TEXTURE_2D,Sn.__webglTexture,Ae),K!==0?H.blitFramebuffer(ze,nt,ze+Pe,nt+Te,Be,gt,Be+Pe,gt+Te,H.COLOR_BUFFER_BIT,H.NEAREST):Is?H.copyTexSubImage3D(Fe,Ae,Be,gt,gn+Ri,ze,nt,Pe,Te):H.copyTexSubImage2D(Fe,Ae,Be,gt,ze,nt,Pe,Te);Se.bindFramebuffer(H.READ_FRAMEBUFFER,null),Se.bindFramebuffer(H.DRAW_FRAMEBUFFER,null)}else Is?R.isDataTexture||R.isData3DTexture?H.texSubImage3D(Fe,Ae,Be,gt,gn,Pe,Te,Ie,Ot,Yn,Ut.data):W.isCompressedArrayTexture?H.compressedTexSubImage3D(Fe,Ae,Be,gt,gn,Pe,Te,Ie,Ot,Ut.data):H.texSubImage3D(Fe,Ae,Be,gt,gn,Pe,Te,Ie,Ot,Yn,Ut):R.isDataTexture?H.texSubImage2D(H.TEXTURE_2D,Ae,Be,gt,Pe,Te,Ot,Yn,Ut.data):R.isCompressedTexture?H.compressedTexSubImage2D(H.TEXTURE_2D,Ae,Be,gt,Ut.width,Ut.height,Ot,Ut.data):H.texSubImage2D(H.TEXTURE_2D,Ae,Be,gt,Pe,Te,Ot,Yn,Ut);Se.pixelStorei(H.UNPACK_ROW_LENGTH,Fn),Se.pixelStorei(H.UNPACK_IMAGE_HEIGHT,vt),Se.pixelStorei(H.UNPACK_SKIP_PIXELS,Ps),Se.pixelStorei(H.UNPACK_SKIP_ROWS,Un),Se.pixelStorei(H.UNPACK_SKIP_IMAGES,Ga),Ae===0&&W.generateMipmaps===!0&&W.mipmapsAutoUpdate===!0&&H.generateMipmap(Fe),Se.unbindTexture()},this.initRenderTarget=function(R){Ve.get(R).__webglFramebuffer===void 0&&Xe.setupRenderTarget(R)},this.initTexture=function(R){R.isCubeTexture?Xe.setTextureCube(R,0):R.isData3DTexture?Xe.setTexture3D(R,0):R.isDataArrayTexture||R.isCompressedArrayTexture?Xe.setTexture2DArray(R,0):Xe.setTexture2D(R,0),Se.unbindTexture()},this.resetState=function(){B=0,G=0,re=null,Se.reset(),be.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return Ar}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;let t=this.getContext();t.drawingBufferColorSpace=yt._getDrawingBufferColorSpace(e),t.unpackColorSpace=yt._getUnpackColorSpace()}};var Rg=class{known=new Map;version=0;get(e){return this.known.get(e)}add(e,t){this.known.set(e,t),this.version++}},Uf=new Rg;var JC={light:{body:["#eceef1",.42,0],joint:["#3b424b",.5,.1],accent:["#2f83bd",.4,.05],foot:["#6b7480",.55,.2]},dark:{body:["#cdd3da",.45,0],joint:["#2d333b",.5,.15],accent:["#3f9bd6",.4,.05],foot:["#525a64",.55,.2]}},KC=40,Rx=new Z(0,1,0),ti=n=>new Z(n[0],n[1],n[2]),Yl=n=>new It().set(...Array.from(n)),Ix=n=>new gu(n.map(([e,t])=>new lt(Math.max(e,0),t)),KC);function ZC(n,e,t){let i=[];for(let r=0;r<=8;r++)i.push([e*Math.sin(r*Math.PI/16),-e*Math.cos(r*Math.PI/16)]);for(let r=8;r>=0;r--)i.push([t*Math.sin(r*Math.PI/16),n+t*Math.cos(r*Math.PI/16)]);return Ix(i)}function jC(n,e){let t=Math.min(.16*n,.3*e),i=e/2;return Ix([[0,-i],[n-t,-i],[n-.3*t,-i+.3*t],[n,-i+t],[n,i-t],[n-.3*t,i-.3*t],[n-t,i],[0,i]]).toNonIndexed()}var Px=n=>(n.computeVertexNormals(),n),Of=class{kind="webgl";renderer;scene=new kl;camera=new Ni(ua*180/Math.PI,1,.01,100);sun=new Mu("#ffffff",2.1);sky=new yu("#ffffff","#8d949c",.55);shadow=new xn(new Co(1,1),new _u({opacity:.2}));grid;arm=new ki;ghost=new ki;over=new ki;geometries=new Map;materials={};surroundings=null;themed=null;built={figure:null,ghost:!1,dark:!1,layers:""};meshesSeen=-1;height=1;plain;constructor(e){this.plain=/swiftshader|llvmpipe|software|basic render/i.test(QC()),this.renderer=new Nf({canvas:e,antialias:!this.plain,alpha:!0,preserveDrawingBuffer:!0,powerPreference:"low-power"}),this.renderer.shadowMap.enabled=!0,this.renderer.shadowMap.type=xa,this.renderer.toneMapping=Au,this.renderer.toneMappingExposure=1,this.renderer.setClearAlpha(0),this.sun.castShadow=!0,this.sun.shadow.mapSize.setScalar(this.plain?512:1024),this.sun.shadow.radius=5,this.sun.shadow.bias=-6e-4,this.sun.shadow.normalBias=.02,this.shadow.receiveShadow=!0,this.grid=new xn(new Co(1,1),nR()),this.scene.add(this.sky,this.sun,this.sun.target,new Su("#ffffff",.15),this.shadow,this.grid,this.arm,this.ghost,this.over);for(let t of[this.arm,this.ghost])t.matrixAutoUpdate=!1}resize(e,t,i){this.height=t,this.renderer.setPixelRatio(this.plain?1:i),this.renderer.setSize(e,t,!1),this.camera.aspect=e/t}draw(e){let{figure:t,frames:i,camera:r,dark:s,layers:o,extras:a}=e;this.theme(s);let l=`${o.has("com")} ${o.has("inertia")} ${o.has("axes")} ${o.has("frames")}`,c=this.built;(c.figure!==t||c.dark!==s||c.layers!==l||c.ghost!==!!a.ghost||this.meshesSeen!==Uf.version)&&(this.build(e),this.built={figure:t,ghost:!!a.ghost,dark:s,layers:l},this.meshesSeen=Uf.version),this.place(this.arm,i),this.arm.visible=!0,this.arm.children.forEach((d,h)=>{d.children.forEach(f=>{f.userData.part&&(f.visible=o.has("bodies")),f.userData.part&&f instanceof xn&&(f.material=this.material(f.userData.part,a.link===h,o.has("inertia")||o.has("com")||o.has("frames")))})}),a.ghost&&this.place(this.ghost,a.ghost),this.surroundingsOf(e),this.drawOver(e),this.camera.position.set(...r.eye),this.camera.up.set(...r.up),this.camera.lookAt(ti(r.target));let u=ti(r.eye).distanceTo(ti(r.target));this.camera.near=Math.max(.002*u,.001),this.camera.far=u+30*t.reach,this.camera.updateProjectionMatrix(),this.renderer.render(this.scene,this.camera)}pick(e,t,i){let r=this.renderer.getSize(new lt),s=new wu;this.camera.updateMatrixWorld(),s.setFromCamera(new lt(2*t/r.x-1,1-2*i/r.y),this.camera);for(let o of s.intersectObject(this.arm,!0)){let a=this.arm.children.indexOf(eR(o.object,this.arm));if(a>0&&e.layers.has("bodies")&&o.object.userData.part)return{link:a,point:o.point.toArray()}}return null}dispose(){for(let e of this.geometries.values())e.dispose();for(let e of Object.values(this.materials))e.dispose();this.surroundings?.dispose(),this.renderer.dispose()}theme(e){if(this.themed!==e){this.themed=e,this.surroundings?.dispose(),this.surroundings=this.scene.environment=this.plain?null:this.reflections(e),this.scene.environmentIntensity=e?.55:.75,this.sun.intensity=(e?1.9:2.1)*(this.plain?1.15:1),this.sky.intensity=(e?.35:.5)+(this.plain?.95:0),this.shadow.material.opacity=e?.42:.2,this.grid.material.uniforms.line.value.set(e?"#5a636e":"#98a2ae");for(let t of Object.values(this.materials))t.dispose();this.materials={},this.built.figure=null}}reflections(e){let t=new kl,i=(a,l,c,u)=>{let d=new xn(new vs(...c),new $s({color:new ut(a).multiplyScalar(l)}));d.position.set(...u),t.add(d)},r=new xn(new Hr(10,16,12),new $s({color:e?"#2a2f36":"#9aa1aa",side:mi}));t.add(r),i("#ffffff",e?7:6,[5,5,.1],[2,-3,7]),i("#ffffff",e?4:3,[.1,5,3],[7,2,2]),i("#dfe8f5",e?3:2.4,[4,.1,3],[-3,7,3]);let s=new $l(this.renderer),o=s.fromScene(t,.06).texture;return s.dispose(),o}keep(e,t){return this.materials[e]??=t()}material(e,t,i){let[r,s,o]=JC[this.themed?"dark":"light"][e];return this.keep(`${e} ${t} ${i}`,()=>new Ro({color:r,roughness:s,metalness:o,transparent:i,opacity:i?.38:1,depthWrite:!i,emissive:t?"#0072B2":"#000000",emissiveIntensity:t?.35:0}))}flat(e){return this.keep(`flat ${e}`,()=>new $s({color:e,toneMapped:!1,depthTest:!1,transparent:!0}))}geometry(e,t){let i=this.geometries.get(e);return i||this.geometries.set(e,i=t()),i}build({figure:e,layers:t,extras:i,dark:r}){if(this.geometries.size>400){for(let l of this.geometries.values())l.dispose();this.geometries.clear()}this.arm.clear(),this.ghost.clear();let s=r?da:ha,o=this.keep("ghost",()=>new Ro({color:"#0072B2",transparent:!0,opacity:.16,roughness:.8,depthWrite:!1})),a=.09*e.reach;if(e.links.forEach((l,c)=>{let u=new ki,d=new ki;u.matrixAutoUpdate=d.matrixAutoUpdate=!1;for(let h of l.parts)for(let f of this.bodies(h))if(f.castShadow=f.receiveShadow=!0,f.userData.part=h.tone,u.add(f),i.ghost&&c){let g=new xn(f.geometry,o);g.matrixAutoUpdate=!1,g.matrix.copy(f.matrix),d.add(g)}if(t.has("com")&&l.mass>0&&c){let h=new xn(this.geometry("com",()=>new Hr(1,24,16)),this.keep("com",()=>new Ro({color:"#E69F00",roughness:.5,depthTest:!1,transparent:!0})));h.position.copy(ti(l.com)),h.scale.setScalar(.013*e.reach),h.renderOrder=8,u.add(h)}if(t.has("inertia")&&c){let h=Dv(l.mass,l.inertia);if(h){let f=new xn(this.geometry("com",()=>new Hr(1,24,16)),this.keep("inertia",()=>new Ro({color:"#CC79A7",roughness:.6,transparent:!0,opacity:.55}))),[g,y,p]=h.axes.map(ti),m=h.half.map(_=>Math.max(_,.004*e.reach));f.matrixAutoUpdate=!1,f.matrix.makeBasis(g.multiplyScalar(m[0]),y.multiplyScalar(m[1]),p.multiplyScalar(m[2])).setPosition(ti(l.com)),f.renderOrder=4,u.add(f)}}t.has("frames")&&u.add(this.triad(a,s)),this.arm.add(u),this.ghost.add(d)}),t.has("axes"))for(let l of e.joints){let c=new ya(this.geometry("axis",()=>tR([[0,0,-1],[0,0,1]])),this.keep("axis",()=>new Ol({color:r?"#e6e8eb":"#2b3036",dashSize:.05,gapSize:.03,depthTest:!1,transparent:!0})));c.computeLineDistances(),c.matrixAutoUpdate=!1,c.matrix.copy(Yl(l.frame)).scale(new Z(1,1,.24*e.reach)),c.renderOrder=7,this.arm.children[l.link].add(c)}}bodies(e){let t=this.material(e.tone,!1,!1),i=(o,a)=>{let l=new xn(o,t);return l.matrixAutoUpdate=!1,l.matrix.copy(a),l},r=(o,a)=>new It().makeRotationFromQuaternion(new cr().setFromUnitVectors(Rx,ti(a).normalize())).setPosition(ti(o)),s=o=>o.toPrecision(4);switch(e.kind){case"limb":{let o=e.to.map((l,c)=>l-e.from[c]),a=Math.hypot(...o);return a<1e-9?[i(this.geometry("ball",()=>new Hr(1,32,24)),new It().makeScale(e.r0,e.r0,e.r0).setPosition(ti(e.from)))]:[i(this.geometry(`limb ${s(a)} ${s(e.r0)} ${s(e.r1)}`,()=>ZC(a,e.r0,e.r1)),r(e.from,o))]}case"drum":return[i(this.geometry(`drum ${s(e.radius)} ${s(e.length)}`,()=>Px(jC(e.radius,e.length))),r(e.at,e.axis))];case"beam":{let o=e.to.map((c,u)=>c-e.from[u]),a=Math.max(Math.hypot(...o),1e-6),l=e.from.map((c,u)=>c+o[u]/2);return[i(this.geometry(`beam ${s(a)} ${s(e.width)}`,()=>new vs(e.width,a,e.width)),r(l,o))]}case"ball":return[i(this.geometry("ball",()=>new Hr(1,32,24)),new It().makeScale(e.radius,e.radius,e.radius).setPosition(ti(e.at)))];case"ellipsoid":return[i(this.geometry("ball",()=>new Hr(1,32,24)),Yl(e.frame).scale(ti(e.size)))];case"box":return[i(this.geometry(`box ${e.size.map(s).join(" ")}`,()=>new vs(...e.size)),Yl(e.frame))];case"mesh":{let o=Uf.get(e.mesh);if(!o)return[];let a=this.geometry(`mesh ${e.mesh}`,()=>Px(new Ti().setAttribute("position",new Gi(o,3))));return[i(a,Yl(e.frame).scale(ti(e.size.length===3?e.size:[1,1,1])))]}}}triad(e,t,i=1){let r=new ki;return[[1,0,0],[0,1,0],[0,0,1]].forEach((s,o)=>r.add(this.arrow([0,0,0],s.map(a=>a*e),t[o],.055*e*i))),r}arrow(e,t,i,r,s=1){let o=new ki,a=Math.hypot(...t);if(a<1e-9)return o;let l=Math.min(4.2*r,.6*a),c=new xn(this.geometry("shaft",()=>new Ul(1,1,1,16).translate(0,.5,0)),this.flat(i));c.scale.set(r,Math.max(a-l,1e-6),r),o.add(c);for(let u=0;u<s;u++){let d=new xn(this.geometry("cone",()=>new Ul(0,1,1,20).translate(0,.5,0)),this.flat(i));d.scale.set(2.4*r,l,2.4*r),d.position.y=a-l-u*.7*l,o.add(d)}return o.quaternion.setFromUnitVectors(Rx,ti(t).normalize()),o.position.copy(ti(e)),o.traverse(u=>u.renderOrder=9),o}place(e,t){e.children.forEach((i,r)=>{t[r]&&i.matrix.copy(Yl(t[r])),i.matrixWorldNeedsUpdate=!0})}surroundingsOf({figure:e,frames:t,layers:i}){let{reach:r}=e,s=ti(e.up),o=pl(e,t[0]),a=ti([t[0][3],t[0][7],t[0][11]]),l=a.addScaledVector(s,o-a.dot(s)),c=new cr().setFromUnitVectors(new Z(0,0,1),s);for(let g of[this.shadow,this.grid])g.position.copy(l),g.quaternion.copy(c),g.scale.setScalar(9*r),g.visible=i.has("grid");let u=10**Math.floor(Math.log10(r*.45)),d=[1,2,5,10].map(g=>g*u).find(g=>g>=r*.22)??u;this.grid.material.uniforms.cell.value=d/(9*r),this.grid.material.uniforms.wide.value=Math.min(1,2.2/9);let h=new Z(.55,-.4,0).applyQuaternion(c);this.sun.position.copy(l).addScaledVector(s,3*r).addScaledVector(h,2.2*r),this.sun.target.position.copy(l).addScaledVector(s,.4*r);let f=this.sun.shadow.camera;f.left=f.bottom=-1.7*r,f.right=f.top=1.7*r,f.near=.5*r,f.far=8*r,f.updateProjectionMatrix(),this.sun.shadow.normalBias=.008*r}drawOver({figure:e,extras:t,trace:i,layers:r,dark:s,camera:o,large:a}){this.over.traverse(d=>d instanceof ya&&d.userData.own&&d.geometry.dispose()),this.over.clear();let l=s?fl:yo,c=2*Math.tan(ua/2)*ti(o.eye).distanceTo(ti(o.target))/this.height,u=(d,h,f=!1)=>{let g=new Ti().setAttribute("position",new Gi(Float32Array.from(d),3)),y=new ya(g,f?this.keep(`dash ${h} ${e.reach}`,()=>new Ol({color:h,dashSize:.03*e.reach,gapSize:.02*e.reach,toneMapped:!1})):this.keep(`line ${h}`,()=>new va({color:h,toneMapped:!1})));f&&y.computeLineDistances(),y.userData.own=!0,this.over.add(y)};if(i&&i.length>3&&r.has("trace")&&u(i,l[1]),t.paths?.forEach(d=>u(d.points,l[d.colour%l.length],d.dashed)),t.arrows?.forEach(d=>this.over.add(this.arrow(d.at,d.vector,l[d.colour%l.length],2.6*a*c,d.double?2:1))),t.frames?.forEach(d=>{let h=this.triad(d.size??.09*e.reach,s?da:ha,d.strong?1.5:1);h.matrixAutoUpdate=!1,h.matrix.copy(Yl(d.frame)),this.over.add(h)}),t.goal){let d=new xn(this.geometry("ball",()=>new Hr(1,32,24)),this.keep("goal",()=>new $s({color:"#D55E00",transparent:!0,opacity:.7,depthTest:!1})));d.position.copy(ti(t.goal)),d.scale.setScalar(7*a*c),d.renderOrder=10,this.over.add(d)}if(t.joint!==void 0&&e.joints[t.joint]){let d=e.joints[t.joint],h=Ht(this.arm.children[d.link].matrix.clone().transpose().toArray(),d.frame),f=[h[3],h[7],h[11]],g=[h[2],h[6],h[10]].map(y=>y*.26*e.reach);this.over.add(this.arrow(f.map((y,p)=>y-.5*g[p]),g.map(y=>1.5*y),l[4],2.2*a*c))}}};function QC(){let n=document.createElement("canvas").getContext("webgl2"),e=n?.getExtension("WEBGL_debug_renderer_info"),t=n&&e?String(n.getParameter(e.UNMASKED_RENDERER_WEBGL)):"";return n?.getExtension("WEBGL_lose_context")?.loseContext(),t}function eR(n,e){let t=n;for(;t.parent&&t.parent!==e;)t=t.parent;return t}function tR(n){return new Ti().setAttribute("position",new Gi(Float32Array.from(n.flat()),3))}function nR(){return new Tr({transparent:!0,depthWrite:!1,uniforms:{line:{value:new ut("#98a2ae")},cell:{value:.05},wide:{value:.25}},vertexShader:"varying vec2 at; void main() { at = position.xy; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }",fragmentShader:`
      uniform vec3 line; uniform float cell, wide; varying vec2 at;
      float lines(vec2 p) { vec2 w = fwidth(p); vec2 d = abs(fract(p - 0.5) - 0.5) / max(w, vec2(1e-6)); return 1.0 - min(min(d.x, d.y), 1.0); }
      void main() {
        float far = 1.0 - smoothstep(0.25 * wide, wide, length(at));
        float fine = lines(at / cell) * 0.55;
        float axis = 1.0 - min(min(abs(at.x) / fwidth(at.x), abs(at.y) / fwidth(at.y)), 1.0);
        float a = max(fine, 0.9 * axis) * far;
        if (a < 0.01) discard;
        gl_FragColor = vec4(line, a);
      }`})}var Xr=ke({}),dr=ke({}),Kl={count:0,script:0,call:0,kind:""},Ui=ke(null),Zs=null,cn={width:1,height:1},Pg=!0;function zf(){let n=Sr.peek(),e=Dh.peek();if(!n||!e.length)return null;let{middle:t,radius:i}=zh({figure:n,frames:e});return Bh(t,i,n.up,cn.width/cn.height)}function jl(){Ui.value=zf(),Ln({eye:[],target:[]})}function Vf(n){Ui.value=n,clearTimeout(Lx),Lx=window.setTimeout(()=>Ln({eye:n.eye,target:n.target}),250)}var Lx=0,Ou=(n,e)=>{Ui.peek()&&Vf(Rv(Ui.peek(),n,e))},Jl=(n,e)=>{Ui.peek()&&Vf(Pv(Ui.peek(),n,e))},Ta=n=>{Ui.peek()&&Vf(Iv(Ui.peek(),n,Sr.peek()?.reach??1))};function Zl(n){let e=zf();if(!e)return;if(n==="corner")return jl();let t=St(yn(e.eye,e.target)),i={front:[0,1,0],side:[1,0,0],top:[0,0,1]}[n],r=e.up,o=Math.abs(r[0]*i[0]+r[1]*i[1]+r[2]*i[2])>.99?[.001,.002,.001]:[0,0,0];Vf({...e,eye:e.target.map((a,l)=>a+t*((n==="front"?-1:1)*i[l]+o[l]))})}var Bf=ke(null);Dt(()=>{let n=jt.value,e=Sr.value,t=et.value;if(!n||!e||!t||e.tip.link<0||!Kt.value.layers.includes("trace"))return void(Bf.value=null);let i=Math.min(n.t.length,300),r=new Float32Array(3*i);for(let s=0;s<i;s++){let o=Math.round(s*(n.t.length-1)/Math.max(i-1,1)),a=Zc(n.q.map(l=>l[o]));if(!a.length)return void(Bf.value=null);r.set(Ye(Ht(a[e.tip.link],e.tip.frame)),3*s)}Bf.value=r});function Dx(){let n=Sr.value,e=Dh.value,t=Ui.value;return!n||!t||e.length!==n.links.length?null:{figure:n,frames:e,layers:new Set(Kt.value.layers),extras:Xr.value,trace:Bf.value,camera:{...t,up:n.up},dark:kh.value,large:Fh.value}}function iR(n,e,t){n.setTransform(t,0,0,t,0,0),n.clearRect(0,0,cn.width,cn.height);let i=vo(e.camera,cn.width,cn.height),r=e.dark?da:ha;n.font=`600 ${12.5*e.large}px system-ui, sans-serif`,n.textAlign="center",n.textBaseline="middle",n.lineJoin="round";for(let s of Nv(e)){let[o,a,l]=i(s.at);if(l<=0)continue;n.strokeStyle=e.dark?"rgba(18,21,25,0.9)":"rgba(255,255,255,0.92)",n.lineWidth=3.5;let c={ink:e.dark?"#e8ebee":"#1d2127",soft:e.dark?"#a3adb8":"#59626d",accent:e.dark?"#FFB26B":"#a34700",x:r[0],y:r[1],z:r[2]}[s.tone];n.fillStyle=c;let[u,d]=s.off??[0,0];n.strokeText(s.text,o+u,a+d),n.fillText(s.text,o+u,a+d)}}async function Nx(){let[n,e]=[...document.querySelectorAll(".scene canvas")],t=document.createElement("canvas");t.width=n.width,t.height=n.height;let i=t.getContext("2d");return i.fillStyle=getComputedStyle(document.documentElement).getPropertyValue("--scene").trim()||"#ffffff",i.fillRect(0,0,t.width,t.height),i.drawImage(n,0,0),e?.width&&i.drawImage(e,0,0,t.width,t.height),new Promise(r=>t.toBlob(s=>r(s),"image/png"))}function kx(){let n=Yt(null),e=Yt(null),t=_n("webgl"),i=_n(!1);sn(()=>{let s=n.current,o=e.current.getContext("2d"),a,l=1,c=0,u=null,d=P=>{Zs?.dispose(),a?.remove(),a=document.createElement("canvas"),a.setAttribute("aria-hidden","true"),s.prepend(a),Zs=P?new Vh(a):new Of(a),t.value=Kl.kind=Zs.kind,a.addEventListener("webglcontextlost",k=>(k.preventDefault(),i.value=!0)),a.addEventListener("webglcontextrestored",()=>(i.value=!1,d(!1),y()))},h=()=>{let P=document.createElement("canvas"),k=!new URLSearchParams(location.search).has("canvas")&&P.getContext("webgl2");return k&&k.getExtension("WEBGL_lose_context")?.loseContext(),!!k},f=()=>{if(c=0,!Zs||i.peek()||!s.isConnected)return;let P=performance.now(),k=Dx();if(!k)return;let B=performance.now();Zs.draw(k);let G=performance.now();iR(o,k,l),u=k,Pg=!1,Kl.count++,Kl.call=G-B,Kl.script=B-P+performance.now()-G},g=()=>{Pg=!0,c||=requestAnimationFrame(f)},y=()=>{let P=s.getBoundingClientRect();if(P.width<2||P.height<2)return;let k=cn.width/cn.height;cn={width:Math.round(P.width),height:Math.round(P.height)},l=Math.min(devicePixelRatio||1,2),Zs?.resize(cn.width,cn.height,l);let B=e.current;B.width=Math.round(cn.width*l),B.height=Math.round(cn.height*l);let G=Kt.peek();(!Ui.peek()||!G.eye.length&&Math.abs(k-cn.width/cn.height)>.02)&&(Ui.value=zf()),g()};d(!h());let p=new ResizeObserver(y);p.observe(s),y();let m=null,_=[Dt(()=>{let P=Nt.value,k=Sr.value,{eye:B,target:G}=Kt.value,re=m!==null&&P.name===m.name&&Ui.peek()!==null;!k||!Dh.value.length||(B.length===3&&G.length===3?St(yn(B,Ui.peek()?.eye??[1e9,0,0]))>1e-9&&(Ui.value={eye:B,target:G,up:k.up}):re||(Ui.value=zf()),m=P)}),Dt(()=>{Dx(),la.value,g()})],A=new Map,b=null,T=P=>{let k=s.getBoundingClientRect();return[P.clientX-k.left,P.clientY-k.top]},w=(P,k,B)=>{if(!u||!dr.peek().tip||u.figure.tip.link<0)return null;let G=Xr.peek().goal??Ye(Ht(u.frames[u.figure.tip.link],u.figure.tip.frame)),[re,$]=vo(u.camera,cn.width,cn.height)(G);return Math.hypot(re-P,$-k)<B?G:null},x=P=>{if(P.button>2||P.target.closest("button,.menu,.scene-words"))return;if(s.focus({preventScroll:!0}),s.setPointerCapture(P.pointerId),A.set(P.pointerId,[P.clientX,P.clientY]),A.size>1){S();return}let[k,B]=T(P),G=P.pointerType==="touch",re=P.button===0&&!P.shiftKey?w(k,B,G?36:22):null,$=dr.peek().link,J=P.button===0&&!P.shiftKey&&!re&&$&&u?Zs?.pick(u,k,B)??null:null;re?b={kind:"tip",depth:re}:J?(b={kind:"link",hit:J,depth:J.point},$?.(J,J.point,"start")):b={kind:P.button||P.shiftKey?"pan":"turn"},s.dataset.held=b.kind,P.preventDefault()},S=()=>{b?.kind==="tip"&&dr.peek().tip?.(b.depth,"end"),b?.kind==="link"&&dr.peek().link?.(b.hit,b.depth,"end"),b=null,delete s.dataset.held},O=P=>{let k=A.get(P.pointerId);if(!k){P.pointerType==="mouse"&&dr.peek().tip&&s.classList.toggle("over-tip",!!w(...T(P),22));return}let[B,G]=[P.clientX-k[0],P.clientY-k[1]],re=[...A].filter(([$])=>$!==P.pointerId);if(A.set(P.pointerId,[P.clientX,P.clientY]),re.length===1){let[,[$,J]]=re[0],te=Math.hypot(k[0]-$,k[1]-J),de=Math.hypot(P.clientX-$,P.clientY-J);te>0&&de>0&&Ta(te/de),Jl(B/2/cn.height,G/2/cn.height)}else b?.kind==="turn"?Ou(B*2.4/cn.height*1.6,G*2.4/cn.height):b?.kind==="pan"?Jl(B/cn.height,G/cn.height):b&&u&&(b.depth=Lv(u.camera,b.depth,...T(P),cn.width,cn.height),b.kind==="tip"?dr.peek().tip?.(b.depth,"move"):dr.peek().link?.(b.hit,b.depth,"move"))},F=P=>{A.delete(P.pointerId),A.size||S()},D=P=>{P.preventDefault(),Ta(Math.exp(Math.max(-80,Math.min(80,P.deltaY*(P.deltaMode?16:1)))*.0018))},V=P=>{if(P.ctrlKey||P.metaKey||P.altKey||P.target!==s)return;let k=P.shiftKey?.06:.12,B=P.shiftKey?{ArrowLeft:()=>Jl(k,0),ArrowRight:()=>Jl(-k,0),ArrowUp:()=>Jl(0,k),ArrowDown:()=>Jl(0,-k)}:{ArrowLeft:()=>Ou(k,0),ArrowRight:()=>Ou(-k,0),ArrowUp:()=>Ou(0,k),ArrowDown:()=>Ou(0,-k)};Object.assign(B,{"+":()=>Ta(.88),"=":()=>Ta(.88),"-":()=>Ta(1.14),Home:jl}),B[P.key]&&(P.preventDefault(),B[P.key]())},L=P=>P.preventDefault();return s.addEventListener("pointerdown",x),s.addEventListener("pointermove",O),s.addEventListener("pointerup",F),s.addEventListener("pointercancel",F),s.addEventListener("wheel",D,{passive:!1}),s.addEventListener("keydown",V),s.addEventListener("contextmenu",L),s.addEventListener("dblclick",jl),()=>{_.forEach(P=>P()),p.disconnect(),cancelAnimationFrame(c),Zs?.dispose(),Zs=null}},[]);let r=Nt.value.name;return v("div",{class:"scene",ref:n,tabIndex:0,role:"application","aria-label":`${r} in space. Arrow keys turn, with Shift they move, plus and minus zoom, Home shows all.`,children:[v("canvas",{class:"scene-words-layer",ref:e,"aria-hidden":"true"}),t.value==="canvas"&&v("p",{class:"scene-note",children:"Without WebGL: a plain drawing"}),i.value&&v("p",{class:"scene-note",children:"The graphics card is busy; the picture comes back when it is free"}),!Sr.value&&v("p",{class:"scene-note",children:"This robot is not known in this page"}),v("div",{class:"scene-tools",children:[v(rR,{}),v(Dn,{icon:"target",label:"Show the whole arm",keys:"Home",onClick:jl}),v(Dn,{icon:"plus",label:"Zoom in",keys:"+",onClick:()=>Ta(.8),kind:"fine-only"}),v(Dn,{icon:"minus",label:"Zoom out",keys:"-",onClick:()=>Ta(1.25),kind:"fine-only"})]})]})}function Ig(n){let e=Kt.peek().layers;Ln({layers:e.includes(n)?e.filter(t=>t!==n):[...e,n]})}function rR(){return v(ca,{label:"What is shown",icon:"layers",align:"right",items:()=>[...bh.map(([n,e])=>({title:e,checked:Kt.value.layers.includes(n),run:()=>Ig(n),stay:!0})),{title:"From the front",icon:"eye",run:()=>Zl("front"),apart:!0},{title:"From the side",icon:"eye",run:()=>Zl("side")},{title:"From above",icon:"eye",run:()=>Zl("top")},{title:"Standard view",icon:"eye",run:()=>Zl("corner")}]})}var Fx=()=>Pg;var Lg="#d=",Ux=2e5,sR=4<<20,Dg="Ask for the link again, or for the saved file.";async function Ox(n,e=1/0){let t=[],i=0,r=n.getReader();for(;;){let{done:a,value:l}=await r.read();if(a)break;if(i+=l.length,i>e)throw await r.cancel(),new Kn(`The document in this link is larger than ${e>>20} MB.`,Dg);t.push(l)}let s=new Uint8Array(i),o=0;for(let a of t)s.set(a,o),o+=a.length;return s}var Bx=(n,e)=>new Blob([n]).stream().pipeThrough(e);async function zx(n){let e=new TextEncoder().encode(JSON.stringify(n)),t=await Ox(Bx(e,new CompressionStream("deflate-raw"))),i="";for(let r of t)i+=String.fromCharCode(r);return Lg+btoa(i).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}async function Ng(n){if(!n.startsWith(Lg))return null;if(n.length>Ux)throw new Kn(`This link is too long: ${n.length} characters; at most ${Ux}.`,Dg);let e;try{let t=atob(n.slice(Lg.length).replaceAll("-","+").replaceAll("_","/"));e=await Ox(Bx(Uint8Array.from(t,i=>i.charCodeAt(0)),new DecompressionStream("deflate-raw")),sR)}catch(t){throw t instanceof Kn?t:new Kn("This link is damaged: part of it may be missing.",Dg)}return Fc(new TextDecoder().decode(e))}function fr(n,e,t="text/plain"){let i=URL.createObjectURL(typeof e=="string"?new Blob([e],{type:t}):e);Object.assign(document.createElement("a"),{href:i,download:n}).click(),setTimeout(()=>URL.revokeObjectURL(i),1e4)}var Er=n=>n.replace(/[^\p{L}\p{N}._-]+/gu,"-").replace(/^[-.]+|-+$/g,"")||"robot",Hf=()=>fr(`${Er(xi.peek().model.name)}.isodyn.json`,G_(xi.peek()),"application/json");function Gf(n){return new Promise(e=>{let t=Object.assign(document.createElement("input"),{type:"file",accept:n});t.addEventListener("change",()=>e(t.files?.[0]??null)),t.addEventListener("cancel",()=>e(null)),t.click()})}var Vx="isodyn-workbench";function Hx(){let n=0;return Dt(()=>{let e=JSON.stringify(xi.value);clearTimeout(n),n=window.setTimeout(()=>{try{localStorage.setItem(Vx,e)}catch{}},400)})}function Gx(){let n=null;try{n=localStorage.getItem(Vx)}catch{return null}return n===null?null:Fc(n)}var Wf=ke([]),kg=We(()=>[...Wf.value].sort((n,e)=>n.key.localeCompare(e.key)));function Ss(n){Wf.value=[...Wf.peek().filter(e=>e.id!==n.id),n],zi({id:`go.${n.id}`,title:`Go to ${n.title}`,words:"screen open show",keys:`Alt+${n.key}`,run:()=>ws(n.id)})}var ws=n=>Ln({screen:n}),Bu=We(()=>Wf.value.find(n=>n.id===Kt.value.screen)??kg.value[0]);var Ea=ke(!1);function oR(n,e){let t=n.title.toLowerCase(),i=`${n.words??""} ${n.id}`.toLowerCase(),r=1;for(let s of e){let o=t.indexOf(s);if(o===0)r+=6;else if(o>0&&/\W/.test(t[o-1]))r+=4;else if(o>0)r+=2;else if(i.includes(s))r+=1;else return 0}return r}function Wx(){return Ea.value?v(aR,{}):null}function aR(){let n=_n(""),e=_n(0),t=Yt(null),i=()=>{Ea.value=!1};sn(()=>{let u=document.activeElement;return t.current?.showModal(),()=>u?.focus?.()},[]);let r=n.value.toLowerCase().split(/\s+/).filter(Boolean),s=`${Bu.value?.id}.`,o=k_().map(u=>({action:u,fit:oR(u,r)+(u.id.startsWith(s)?.5:0)-(nl(u)?0:.7)})).filter(({fit:u})=>u>.4).sort((u,d)=>d.fit-u.fit).map(({action:u})=>u).slice(0,60),a=Math.min(e.value,o.length-1),l=(u,d=!1)=>{if(u){if(d)return u.python?.()?(i(),void Hn(u.python(),"Python")):void 0;nl(u)&&(i(),u.run())}},c=u=>{if(u.key==="ArrowDown")e.value=Math.min(a+1,o.length-1);else if(u.key==="ArrowUp")e.value=Math.max(a-1,0);else if(u.key==="Enter")l(o[a],u.altKey);else return;u.preventDefault(),queueMicrotask(()=>t.current?.querySelector("[aria-selected=true]")?.scrollIntoView({block:"nearest"}))};return v("dialog",{class:"palette",ref:t,"aria-label":"Search actions",onCancel:u=>(u.preventDefault(),i()),onMouseDown:u=>u.target===t.current&&i(),children:v("div",{class:"palette-inner",children:[v("input",{type:"text",role:"combobox","aria-expanded":"true","aria-controls":"palette-list","aria-activedescendant":a>=0?`palette-${a}`:void 0,"aria-label":"Search actions",placeholder:"What do you want to do?",autocomplete:"off",spellcheck:!1,value:n.value,autofocus:!0,onInput:u=>(n.value=u.target.value,e.value=0),onKeyDown:c}),v("ul",{id:"palette-list",role:"listbox","aria-label":"Actions",children:[o.map((u,d)=>v("li",{id:`palette-${d}`,role:"option","aria-selected":d===a,"aria-disabled":!nl(u),onPointerMove:()=>e.value=d,onClick:h=>l(u,h.altKey),children:[v("span",{children:u.title}),u.python&&d===a&&u.python()!==""&&v("small",{children:[Zi("Alt+Enter")," copies Python"]}),u.keys&&v("kbd",{children:Zi(u.keys.split(" ")[0])})]},u.id)),!o.length&&v("li",{class:"nothing",role:"option","aria-selected":"false","aria-disabled":"true",children:"Nothing is called that. Try “pose”, “torque”, “CSV”."})]})]})})}async function Fg(){return location.href.split("#")[0]+await zx(xi.peek())}async function Ug(n){try{if(/\.json$/i.test(n.name))Fr(`Open ${n.name}`,Fc(await n.text()),!0);else if(Di==="served"){let e=await pv(n);e.document?Fr(`Open ${n.name}`,e.document,!0):e.robot?(e.robot.model.kind==="source"&&Jc(e.robot.model.toml,e.robot.structure),Fr(`Open ${n.name}`,Zo(e.robot.model,e.robot.structure.neutral))):e.motion&&bi(`Open ${n.name}`,()=>({motion:e.motion}));for(let t of e.robot?.remarks.filter(i=>i.level==="error").slice(0,1)??[])sr(`${t.text} ${t.remedy}`,"error")}else throw new Kn(`${n.name} cannot be read without the server.`,"Start “isodyn workbench” for URDF, MJCF, TOML and zip; documents (.json) open anywhere.");Kt.peek().screen==="start"&&ws("model"),sr(`${n.name} opened.`)}catch(e){sr(e instanceof Kn?`${e.message} ${e.remedy}`:e.message,"error")}}var zu=async()=>{let n=await Gf(Di==="served"?".json,.urdf,.xml,.mjcf,.toml,.zip,.csv":".json,.csv");n&&await Ug(n)},lR=async()=>fr(`${Er(xi.peek().model.name)}.png`,await Nx());zi({id:"edit.undo",title:"Undo",keys:"Mod+Z",run:Y_,able:()=>jo.value!==""},{id:"edit.redo",title:"Redo",keys:"Mod+Shift+Z Mod+Y",run:J_,able:()=>Qo.value!==""},{id:"file.save",title:"Save to a file",words:"download document json",keys:"Mod+S",run:Hf,python:()=>""},{id:"file.open",title:"Open a file …",words:"load urdf mjcf toml json zip csv",keys:"Mod+O",run:()=>{zu()},python:()=>`import isodyn as iso

robot = iso.load("path/to/robot.urdf")
`},{id:"file.share",title:"Copy a link to this document",words:"share url",keys:"Mod+Shift+L",run:()=>{Fg().then(n=>Hn(n,`A link of ${n.length} characters`))}},{id:"file.python",title:"Copy the robot as Python",words:"code script",run:()=>{Hn(Mi(),"Python")},python:Zp},{id:"file.picture",title:"Save the picture of the arm (PNG)",words:"screenshot image",run:()=>{lR()},python:()=>Mi("fig = iso.draw(robot)")},{id:"file.print",title:"Print",keys:"Mod+P",run:()=>print()},{id:"view.palette",title:"Search actions",keys:"Mod+K",run:()=>{Ea.value=!Ea.peek()}},{id:"view.units",title:"Switch between degrees and radians",words:"deg rad units",keys:"Alt+D",run:()=>Ln({degrees:!Kt.peek().degrees})},{id:"view.theme",title:"Next theme",words:"dark light projector",run:xv},...aa.map(([n,e])=>({id:`view.theme-${n}`,title:`Theme: ${e}`,words:"colours mode",run:()=>Ln({theme:n})})),{id:"view.frame",title:"Show the whole arm",words:"camera reset fit",run:jl},...["front","side","top"].map(n=>({id:`view.from-${n}`,title:`Look from ${n==="top"?"above":`the ${n}`}`,words:"camera",run:()=>Zl(n)})),...bh.map(([n,e])=>({id:`view.layer-${n}`,title:`Show or hide: ${e}`,words:"layer scene",run:()=>Ig(n)})),{id:"play.toggle",title:"Play or pause",keys:"Space",run:Xc,able:()=>jt.value!==null},{id:"play.next",title:"One step on",keys:".",run:()=>ra(1),able:()=>jt.value!==null},{id:"play.back",title:"One step back",keys:",",run:()=>ra(-1),able:()=>jt.value!==null},{id:"play.first",title:"To the start of the motion",run:()=>Mr(0),able:()=>jt.value!==null},{id:"play.loop",title:"Play again and again, or once",run:()=>{fs.value=!fs.peek()},able:()=>jt.value!==null},...ia.map(n=>({id:`play.speed-${n}`,title:`Speed ${n} ×`,words:"slow fast motion",run:()=>{ir.value=n},able:()=>jt.value!==null})));function qx(){let n=na.value,e=n>=20?1:n>=2?2:3;return v("div",{class:"transport",role:"group","aria-label":`Playing: ${jt.value?.title??""}`,children:[v(Dn,{icon:"first",label:"To the start",onClick:()=>Mr(0),kind:"fine-only"}),v(Dn,{icon:"back",label:"One step back",keys:",",onClick:()=>ra(-1),kind:"fine-only"}),v(Dn,{icon:nr.value?"pause":"play",label:nr.value?"Pause":"Play",keys:"Space",onClick:Xc,kind:"play",size:22}),v(Dn,{icon:"next",label:"One step on",keys:".",onClick:()=>ra(1),kind:"fine-only"}),v("input",{type:"range","aria-label":"Time","aria-valuetext":`${on.value.toFixed(e)} s of ${n.toFixed(e)} s`,min:0,max:n,step:n/2e3||1,value:on.value,onInput:t=>(nr.value=!1,Mr(Number(t.target.value))),ref:t=>t?.style.setProperty("--to",`${n>0?100*on.value/n:0}%`)}),v("output",{class:"clock",children:[on.value.toFixed(e),v("span",{children:[" / ",n.toFixed(e)," s"]})]}),v("label",{class:"speed",children:[v("span",{class:"unseen",children:"Speed"}),v("select",{value:String(ir.value),onChange:t=>ir.value=Number(t.target.value),children:ia.map(t=>v("option",{value:String(t),children:[t,"×"]},t))})]}),v(Dn,{icon:"repeat",label:fs.value?"Plays again and again":"Plays once",pressed:fs.value,onClick:()=>fs.value=!fs.value,kind:"fine-only"})]})}var ko=ke("half"),$x=ke(!1);function cR(){return v("header",{class:"top",children:[v("button",{type:"button",class:"brand",onClick:()=>ws("start"),"aria-label":"isodyn workbench, to the start",children:[v("svg",{viewBox:"0 0 32 32",width:"26",height:"26","aria-hidden":"true",children:[v("path",{d:"M6 27h10M11 26V18L20 8l6 5"}),v("circle",{cx:"11",cy:"18",r:"3"}),v("circle",{cx:"20",cy:"8",r:"3"})]}),v("span",{children:"isodyn"})]}),v(uR,{}),v("div",{class:"top-group fine-only",children:[v(Dn,{icon:"undo",label:jo.value?`Undo: ${jo.value}`:"Undo",keys:"Mod+Z",disabled:!jo.value,onClick:()=>Ns("edit.undo")}),v(Dn,{icon:"redo",label:Qo.value?`Redo: ${Qo.value}`:"Redo",keys:"Mod+Shift+Z",disabled:!Qo.value,onClick:()=>Ns("edit.redo")})]}),v("button",{type:"button",class:"search",onClick:()=>Ea.value=!0,"aria-label":"Search actions",children:[v(Si,{name:"search",size:17}),v("span",{children:"Search actions"}),v("kbd",{children:Zi("Mod+K")})]}),v("div",{class:"top-group",children:[v("button",{type:"button",class:"unit-switch","aria-label":`Angles in ${Kt.value.degrees?"degrees":"radians"}; switch`,onClick:()=>Ln({degrees:!Kt.value.degrees}),children:[v("span",{class:Kt.value.degrees?"on":void 0,children:"deg"}),v("span",{class:Kt.value.degrees?void 0:"on",children:"rad"})]}),v(Dn,{icon:"share",label:"Copy a link to this document",keys:"Mod+Shift+L",onClick:()=>{Fg().then(n=>Hn(n,`A link of ${n.length} characters`))},kind:"fine-only"}),v(ca,{label:"Theme",icon:{light:"sun",dark:"moon",projector:"screen"}[la.value],align:"right",items:()=>aa.map(([n,e])=>({title:e,checked:Kt.value.theme===n,run:()=>Ln({theme:n})}))}),v(ca,{label:"File and more",icon:"more",align:"right",items:()=>[{title:"Open a file …",icon:"open",keys:Zi("Mod+O"),run:()=>{zu()}},{title:"Save to a file",icon:"save",keys:Zi("Mod+S"),run:Hf},{title:"Copy a link",icon:"share",keys:Zi("Mod+Shift+L"),run:()=>Ns("file.share")},{title:"Copy as Python",icon:"code",run:()=>{Hn(Mi(),"Python")},apart:!0},{title:"Save the picture (PNG)",icon:"camera",run:()=>Ns("file.picture")},{title:"Print",icon:"print",keys:Zi("Mod+P"),run:()=>print()},{title:"Undo",icon:"undo",keys:Zi("Mod+Z"),run:()=>Ns("edit.undo"),disabled:!jo.value,apart:!0},{title:"Redo",icon:"redo",keys:Zi("Mod+Shift+Z"),run:()=>Ns("edit.redo"),disabled:!Qo.value}]})]})]})}function uR(){let n=Nt.value.name;return v("label",{class:"robot-name",children:[v("span",{class:"unseen",children:"Name of the robot"}),v("input",{type:"text",value:n,maxLength:80,spellcheck:!1,autocomplete:"off",onChange:t=>{let i=t.target.value.trim();i&&i!==n?bi("Rename the robot",r=>({model:{...r.model,name:i}})):t.target.value=n},onKeyDown:t=>t.key==="Enter"&&t.target.blur()}),v("span",{class:"robot-name-size","aria-hidden":"true",children:n})]})}function hR(){return v("nav",{class:"rail","aria-label":"Screens",children:[kg.value.map(n=>v("button",{type:"button",class:n.quiet?"quiet":void 0,"aria-current":n===Bu.value?"page":void 0,"aria-keyshortcuts":`Alt+${n.key}`,onClick:()=>ws(n.id),children:[v(Si,{name:n.icon,size:22}),v("span",{children:n.title})]},n.id)),v("div",{class:"rail-foot",children:v(dR,{})})]})}function dR(){if(rr.value==="none"&&Di!=="file")return null;let n={none:"off",starting:"off",connected:"good",lost:"bad",link:"bad"}[rr.value],e={none:"No server",starting:"Looking …",connected:"Connected",lost:"Server gone",link:"Not known"}[rr.value];return v("div",{class:`server ${n}`,title:Yc.value,role:"status",children:[v("span",{class:"lamp","aria-hidden":"true"}),v("span",{children:e})]})}function fR(){let n=["low","half","full"],e=Yt(null),t=i=>ko.value=n[Math.min(2,Math.max(0,n.indexOf(ko.value)+i))];return v("button",{type:"button",class:"handle","aria-label":ko.value==="full"?"Make the panel smaller":"Make the panel larger","aria-expanded":ko.value!=="low",onClick:()=>e.current===null&&(ko.value=ko.value==="full"?"low":n[n.indexOf(ko.value)+1]),onPointerDown:i=>(i.target.setPointerCapture(i.pointerId),e.current=i.clientY),onPointerUp:i=>{let r=e.current===null?0:i.clientY-e.current;Math.abs(r)>24&&t(r<0?1:-1),setTimeout(()=>e.current=null,Math.abs(r)>24?50:0),Math.abs(r)<=24&&(e.current=null)},children:v("span",{})})}function pR(){let n=_n(0),e=i=>{n.value=Math.min(Math.max(i,300),innerWidth-420),document.documentElement.style.setProperty("--panel",`${n.value}px`)},t=()=>document.querySelector(".panel")?.getBoundingClientRect().width??400;return v("div",{class:"divider",role:"separator","aria-orientation":"vertical","aria-label":"Width of the panel","aria-valuenow":Math.round(n.value||400),"aria-valuemin":300,"aria-valuemax":2e3,tabIndex:0,onPointerDown:i=>(i.target.setPointerCapture(i.pointerId),i.preventDefault()),onPointerMove:i=>i.target.hasPointerCapture(i.pointerId)&&e(innerWidth-i.clientX),onDblClick:()=>document.documentElement.style.removeProperty("--panel"),onKeyDown:i=>{let r={ArrowLeft:32,ArrowRight:-32}[i.key];r&&(i.preventDefault(),e(t()+r))}})}function Xx(){let n=Bu.value,e=Yt(null);if(n&&n.layout!=="page"&&($x.value=!0),sn(()=>{e.current?.scrollTo(0,0),document.documentElement.style.removeProperty("--panel"),document.title=`${n?.title??""} · ${Nt.peek().name} · isodyn workbench`},[n?.id]),!n)return null;let t=n.component;return v("div",{class:"app","data-layout":n.layout,"data-screen":n.id,"data-sheet":ko.value,children:[v("a",{class:"skip",href:"#panel",children:"To the panel"}),v(cR,{}),v(hR,{}),v("main",{class:"work",children:[v("div",{class:"stage",hidden:n.layout==="page",children:[$x.value&&v(kx,{}),jt.value&&n.transport!==!1&&v(qx,{})]}),n.layout!=="page"&&v(pR,{}),v("section",{class:"panel",id:"panel",ref:e,tabIndex:-1,"aria-label":n.title,children:[n.layout!=="page"&&v(fR,{}),v("div",{class:"panel-inner",children:[n.layout!=="page"&&v("h2",{class:"panel-title",children:n.title}),Ur.value&&n.layout!=="page"&&v("p",{class:"kernel-problem",role:"status",children:Ur.value}),v(t,{},n.id)]})]})]}),v(Sv,{}),v(Av,{}),v(Wx,{})]})}var Og=240,qf=180;function mR(n){switch(n.kind){case"limb":return[n.from,n.to,(n.r0+n.r1)/2];case"beam":return[n.from,n.to,n.width/2];case"ball":return[n.at,n.at,n.radius];case"drum":{let e=n.axis.map(t=>.5*(n.length-.9*n.radius)*t);return[n.at.map((t,i)=>t-e[i]),n.at.map((t,i)=>t+e[i]),n.radius*.9]}default:return null}}function Yx({model:n,q:e,label:t}){let i=Ph(n),r=Ch(n,e),{middle:s,radius:o}=zh({figure:i,frames:r.slice(0,-1)}),a=Bh(s,o*1.02,i.up,Og/qf),l=vo(a,Og,qf),c=qf/2/Math.tan(.279),u=i.links.flatMap((y,p)=>y.parts.flatMap(m=>{let _=mR(m);if(!_)return[];let[A,b]=[l(Pt(r[p],_[0])),l(Pt(r[p],_[1]))],T=(A[2]+b[2])/2;return[{p:A,q:b,depth:T,width:2*_[2]*c/T,tone:m.tone}]})).sort((y,p)=>p.depth-y.depth),d=Ye(r[0]),h=pl(i,r[0])-d.reduce((y,p,m)=>y+p*i.up[m],0),f=l(d.map((y,p)=>y+h*i.up[p])),g=i.reach*.42*c/f[2];return v("svg",{class:"sketch",viewBox:`0 0 ${Og} ${qf}`,role:"img","aria-label":t,children:[v("ellipse",{class:"sketch-ground",cx:f[0],cy:f[1],rx:g,ry:g*.32}),u.map(({p:y,q:p,width:m,tone:_},A)=>v("g",{class:`sketch-${_}`,children:[v("line",{class:"edge",x1:y[0],y1:y[1],x2:p[0]+.01,y2:p[1],"stroke-width":m+1.6}),v("line",{class:"fill",x1:y[0],y1:y[1],x2:p[0]+.01,y2:p[1],"stroke-width":m}),v("line",{class:"shine",x1:y[0]-m*.16,y1:y[1]-m*.12,x2:p[0]-m*.16+.01,y2:p[1]-m*.12,"stroke-width":m*.34})]},A))]})}var Bg=ke([]);function Jx(n){Fr(`Open ${n.title}`,Zo(structuredClone(n.model),n.home)),ws("model")}async function gR(n){try{let{model:e,structure:t}=await fv(n.name);e.kind==="source"&&Jc(e.toml,t),Fr(`Open ${n.name}`,Zo(e,t.neutral)),ws(e.kind==="dh"?"model":"pose")}catch(e){sr(e.message,"error")}}var _R={industrial:"Industrial arms",collaborative:"Collaborative arms",textbook:"Textbook arms",mobile:"Moving and legged",parallel:"Closed loops",templates:"Templates"},vR=n=>_R[n]??n.charAt(0).toUpperCase()+n.slice(1);function yR(){let n=_n(!1),e=_n("");sn(()=>{(Di!=="served"||ul.value)&&dv().then(r=>Bg.value=r,()=>{})},[ul.value]);let t=Bg.value.filter(r=>r.family!=="templates"&&`${r.name} ${r.title} ${r.joints}`.toLowerCase().includes(e.value.toLowerCase())),i=[...new Set(t.map(r=>r.family))];return v("div",{class:n.value?"start over":"start",onDragOver:r=>(r.preventDefault(),n.value=!0),onDragLeave:()=>n.value=!1,onDrop:r=>{r.preventDefault(),n.value=!1;let s=r.dataTransfer?.files[0];s&&Ug(s)},children:[v("header",{class:"start-head",children:[v("div",{children:[v("h1",{children:"Robot dynamics, live"}),v("p",{children:"Pick an arm and change anything: torques, motion and equations follow at once, computed in this page."})]}),v("div",{class:"buttons",children:[v(Qt,{icon:"open",onClick:()=>{zu()},children:"Open a file"}),v(Qt,{icon:"right",kind:"primary",onClick:()=>ws("model"),children:["Continue with ",Nt.value.name]})]})]}),v("h2",{children:"Begin with an arm"}),v("ul",{class:"cards",children:Oc.map(r=>v("li",{children:v("button",{type:"button",class:"card",onClick:()=>Jx(r),children:[v(Yx,{model:r.model,q:r.home,label:`Picture of ${r.title}`}),v("span",{class:"card-title",children:[r.title,v("small",{class:"letters",children:r.joints})]}),v("span",{class:"card-words",children:r.words})]})},r.title))}),Bg.value.length>0&&v(At,{children:[v("div",{class:"library-head",children:[v("h2",{children:"Library"}),v("label",{class:"find",children:[v(Si,{name:"search",size:16}),v("span",{class:"unseen",children:"Find a robot"}),v("input",{type:"text",placeholder:"Find a robot",value:e.value,onInput:r=>e.value=r.target.value})]})]}),i.map(r=>v("section",{class:"family",children:[v("h3",{children:vR(r)}),v("ul",{class:"rows",children:t.filter(s=>s.family===r).map(s=>v("li",{children:v("button",{type:"button",class:"row-card",onClick:()=>{gR(s)},children:[v("span",{class:"card-title",children:[s.name,v("small",{class:"letters",children:s.joints.length>12?`${s.joints.replace(/\([^)]*\)/g,"").length} joints`:s.joints})]}),v("span",{class:"card-words",children:s.title})]})},s.name))})]},r)),!t.length&&v("p",{class:"hint",children:["No robot is called “",e.value,"”."]})]}),v("p",{class:"start-foot",children:[Yc.value," ",Di==="served"?"URDF, MJCF, TOML, zip with meshes and saved documents can be dropped here.":"Saved documents can be dropped here."]})]})}zi(...Oc.map(n=>({id:`start.${n.title.replace(/\W+/g,"-").toLowerCase()}`,title:`Begin with: ${n.title}`,words:`new robot template ${n.joints}`,run:()=>Jx(n)})));Ss({id:"start",title:"Start",icon:"start",key:"1",layout:"page",component:yR});var xR=60,bR=1e-11,MR=.01;function $f(n,e,t,i,r,s){let{n:o}=n,a=s.attitude?6:3,l=n.joints.flatMap(_=>_.lower.map(A=>A??-1/0)),c=n.joints.flatMap(_=>_.upper.map(A=>A??1/0)),u=n.links[t].body,d=_=>{let A=yn(Ye(i),Ye(_));if(!s.attitude)return A;let b=ta(Us(Zt(i),po(Zt(_))));return[...A,...b.map(T=>T*s.scale)]},h=_=>{let A=_.slice(0,a*o);for(let b=3*o;b<a*o;b++)A[b]*=s.scale;return A},f=Array.from(r,(_,A)=>Math.min(Math.max(_,l[A]),c[A])),g=e(f),y=tr(n,g,t),p=d(y),m=.001;for(let _=0;_<xR&&St(p)>bR*s.scale;_++){let A=h(Gc(n,g,u,Ye(y))),b=new Float64Array(o*o),T=new Array(o).fill(0),w=0;for(let k=0;k<o;k++){for(let B=0;B<a;B++)T[k]+=A[B*o+k]*p[B];for(let B=0;B<o;B++)for(let G=0;G<a;G++)b[o*k+B]+=A[G*o+k]*A[G*o+B];w+=b[o*k+k]/o}let x=T.map((k,B)=>f[B]<=l[B]&&k<0||f[B]>=c[B]&&k>0);for(let k=0;k<o;k++)if(x[k]){for(let B=0;B<o;B++)b[o*k+B]=b[o*B+k]=0;b[o*k+k]=w||1,T[k]=0}for(let k=0;k<o;k++)b[o*k+k]+=m*(w||1);let S=Sh(b,T);if(!S){m=Math.max(m*10,1e-6);continue}let O=Math.max(...S.map(Math.abs)),F=O>.5?.5/O:1,D=f.map((k,B)=>Math.min(Math.max(k+F*S[B],l[B]),c[B])),V=e(D),L=tr(n,V,t),P=d(L);if(St(P)<St(p))[f,g,y,p]=[D,V,L,P],m=Math.max(m/5,1e-12);else if(m*=4,m>1e6)break}return SR(n,f,y,i,h(Gc(n,e(f),u,Ye(y))),a,s,l,c)}function SR(n,e,t,i,r,s,o,a,l){let{n:c}=n,u=St(yn(Ye(i),Ye(t))),d=o.attitude?St(ta(Us(Zt(i),po(Zt(t))))):0,h=Math.min(s,c),f=new Float64Array(s*s);for(let T=0;T<s;T++)for(let w=0;w<s;w++)for(let x=0;x<c;x++)f[s*T+w]+=r[T*c+x]*r[w*c+x];let g=wh(f,s).values.map(T=>Math.sqrt(Math.max(T,0))),y=g[s-1],p=y>0?g[s-h]/y:0,m=n.joints.filter(T=>T.nv===1&&(e[T.v]<=a[T.v]||e[T.v]>=l[T.v])),_=u<=1e-6*Math.max(o.scale,.001)&&d<=1e-6,A=p<MR,b=[];if(!_){let T=o.attitude?` and ${(d*180/Math.PI).toPrecision(3)}°`:"";b.push(`Out of reach: the nearest pose found stays ${(1e3*u).toPrecision(3)} mm${T} away`)}return m.length&&b.push(`${m.map(T=>T.name).join(", ")} at a limit`),A&&b.push("the arm is close to a singular pose: some directions cannot be moved in"),{q:e,distance:u,angle:d,reached:_,manipulability:p,singular:A,limits:m.map(T=>T.name),words:b.length?`${b.join("; ")}.`:""}}function Xf(n){let e=n.trim().replace(/\u2212/g,"-");if(!e)return NaN;let t=/^[^.]*,[^.,]*$/.test(e)?e.replace(",","."):e.replace(/(?<=\d)[ \u00a0\u202f'](?=\d{3})/g,"");return/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(t)?Number(t):NaN}function wR(n){let e=n.replace(/^\ufeff/,"").split(/\r\n|\r|\n/);for(;e.length&&!e[e.length-1].trim();)e.pop();let t=e.find(s=>s.trim())??"",i=s=>Kx(t,s).length,r=["	",";",","].reduce((s,o)=>i(o)>i(s)?o:s);return e.filter(s=>s.trim()).map(s=>Kx(s,r).map(o=>o.trim()))}function Kx(n,e){let t=[],i="",r=!1;for(let s=0;s<n.length;s++){let o=n[s];o==='"'?r&&n[s+1]==='"'?(i+='"',s++):r=!r:o===e&&!r?(t.push(i),i=""):i+=o}return[...t,i]}function Ql(n){let e=r=>/[",\n]/.test(r)?`"${r.replace(/"/g,'""')}"`:r,t=n.map(({name:r,unit:s})=>e(s?`${r} [${s}]`:r)).join(","),i=Array.from({length:n[0]?.values.length??0},(r,s)=>n.map(({values:o})=>String(o[s])).join(","));return[t,...i].join(`
`)+`
`}var Zx={"":1,s:1,ms:.001,rad:1,deg:Math.PI/180,"°":Math.PI/180,m:1,mm:.001};function Yf(n,e){let t=wR(n);if(t.length<3)throw new Error("A motion needs a header and two rows at least: t, q_1, q_2, ...");let i=t[0].map(h=>{let[,f,g]=/^(.*?)\s*(?:[[(](.*)[\])])?$/.exec(h);return{name:f.trim(),unit:(g??"").trim()}}),r=h=>{let f=i.findIndex(g=>g.name.toLowerCase()===h.toLowerCase());if(f<0)return-1;if(!(i[f].unit in Zx))throw new Error(`Column "${t[0][f]}": the unit must be one of rad, deg, m, mm, s, ms`);return f},s=e.joints.flatMap(h=>h.nq===1?[h.name]:Array.from({length:h.nq},(f,g)=>`${h.name}_${g+1}`)),o=[r("t"),r("time")].find(h=>h>=0)??-1;if(o<0)throw new Error(`No column "t": the first line must name the columns, t and ${s.slice(0,2).join(", ")} ..., or q_1, q_2 ...`);let a=s.map((h,f)=>[r(`q_${f+1}`),r(`q${f+1}`),r(h)].find(g=>g>=0)??-1),l=a.findIndex(h=>h<0);if(l>=0)throw new Error(`No column "q_${l+1}" or "${s[l]}": every joint needs one`);let c=(h,f)=>{let g=Xf(t[h][f]??"");if(!Number.isFinite(g))throw new Error(`Line ${h+1}, column "${t[0][f]}": "${t[h][f]??""}" is not a number`);return g*Zx[i[f].unit]},u=[],d=[];for(let h=1;h<t.length;h++){let f=c(h,o);if(u.length&&f<=u[u.length-1])throw new Error(`Line ${h+1}: times must increase; ${f} s comes after ${u[u.length-1]} s`);u.push(f),d.push(a.map(g=>c(h,g)))}return{t:u,q:d}}var Ca=Math.PI/180,AR=We(()=>Kt.value.degrees),qn=(n,e=4,t=.01,i=1)=>({label:n,factor:i,digits:e,step:t});function pr(n){let e=AR.value;switch(n){case"angle":return e?qn("°",2,1,Ca):qn("rad",4,.02);case"speed":return e?qn("°/s",2,1,Ca):qn("rad/s",4,.02);case"acceleration":return e?qn("°/s²",2,1,Ca):qn("rad/s²",4,.02);case"length":return qn("m",4,.005);case"velocity":return qn("m/s",4,.01);case"linear acceleration":return qn("m/s²",4,.01);case"mass":return qn("kg",4,.1);case"inertia":return qn("kg m²",6,.001);case"torque":return qn("N m",3,1);case"force":return qn("N",3,1);case"power":return qn("W",2,1);case"energy":return qn("J",4,1);case"time":return qn("s",4,.1);case"gravity":return qn("m/s²",3,.1);case"damping":return qn("N m s/rad",4,.1);case"stiffness":return qn("N m/rad",3,1);default:return qn("",4,.1)}}var Yr=n=>$i(n)?"length":"angle",js=n=>$i(n)?"velocity":"speed",jx=n=>$i(n)?"linear acceleration":"acceleration",As=n=>$i(n)?"force":"torque",$i=n=>n==="P"||n==="prismatic";function Cr(n,e=4){if(!Number.isFinite(n))return Number.isNaN(n)?"–":n>0?"∞":"−∞";let t=Math.abs(n);return(t!==0&&(t>=1e6||t<10**-e)?n.toExponential(2):Number(n.toFixed(e)).toString()).replaceAll("-","−")}function mn(n,e,t){let i=pr(e),r=i.label.startsWith("°")?"":" ";return`${Cr(n/i.factor,t??i.digits)}${i.label?r+i.label:""}`}function Vg(n,e){if(n===null)return"";let t=n/e.factor,i=Number(t.toPrecision(12));return String(i===0?0:i)}function Qx(n,e){let t=n.trim().replaceAll("−","-").replaceAll("π","pi");if(!t)return null;let i=/^(.*?)\s*(°\/s²|°\/s|°|deg|rad|mm|cm|m|kg|g|ms|s)?$/u.exec(t);if(!i)return NaN;let r=TR(i[1]),s=i[2],o=e.label.startsWith("°")||e.label.startsWith("rad");if(s===void 0)return r*(/pi/.test(t)&&o?1:e.factor);let a=o?{"°":Ca,"°/s":Ca,"°/s²":Ca,deg:Ca,rad:1}:e.label==="m"?{mm:.001,cm:.01,m:1}:e.label==="kg"?{kg:1,g:.001}:e.label==="s"?{s:1,ms:.001}:{};return r*(a[s]??NaN)}function TR(n){let t=n.trim().split(/([*/])/),i=zg(t[0]);for(let r=1;r<t.length;r+=2)i=t[r]==="*"?i*zg(t[r+1]):i/zg(t[r+1]);return i}function zg(n){let e=n.trim(),t=/^([+-]?)(.*?)\s*pi$/.exec(e);return t?(t[1]==="-"?-1:1)*(t[2]?Xf(t[2]):1)*Math.PI:Xf(e)}function Jr(n){let{label:e,quiet:t,kind:i="plain"}=n,r=us(),s=n.unit??pr(i);return v("div",{class:t?"field quiet":"field",children:[v("label",{for:r,class:t?"unseen":void 0,children:e}),v("div",{class:"number",children:[v(Ts,{...n,id:r}),s.label&&v("span",{class:"unit","aria-hidden":"true",children:s.label})]})]})}function Ts({value:n,kind:e="plain",unit:t,onChange:i,onClear:r,min:s,max:o,label:a,placeholder:l,disabled:c,remark:u,level:d,id:h,cell:f}){let g=t??pr(e),y=_n(null),p=_n(""),m=us(),_=T=>Math.min(Math.max(T,s??-1/0),o??1/0),A=T=>{let w=Qx(T,g);if(w===null)return r?(p.value="",n!==null&&r(),!0):(p.value="A number is needed here.",!1);if(!Number.isFinite(w))return p.value=`“${T.trim()}” is not a number: write 0.25, 1,5, 2e-3, pi/2 or 90°.`,!1;p.value="";let x=_(w);return T.trim()!==Vg(n,g)&&x!==n&&i(x),!0},b=T=>{let w=T.target;if(T.key==="Enter"&&A(w.value))y.value=null;else if(T.key==="Escape"&&y.value!==null)T.stopPropagation(),y.value=null,p.value="";else if(!f&&(T.key==="ArrowUp"||T.key==="ArrowDown")){T.preventDefault();let x=(T.key==="ArrowUp"?1:-1)*(T.shiftKey?10:1);y.value=null,i(_(Number(((n??0)/g.factor+x*g.step).toPrecision(12))*g.factor))}};return v(At,{children:[v("input",{id:h,type:"text",inputMode:"decimal",autocomplete:"off",spellcheck:!1,disabled:c,placeholder:l,"aria-label":h?void 0:a,"aria-invalid":p.value!==""||d==="error","aria-describedby":p.value||u?m:void 0,"data-dirty":y.value!==null?"1":void 0,class:d,value:y.value??Vg(n,g),title:p.value||u||void 0,onInput:T=>y.value=T.target.value,onKeyDown:b,onFocus:T=>T.target.select(),onBlur:T=>{y.value!==null&&A(T.target.value)&&(y.value=null),al()}}),(p.value||u)&&v("span",{id:m,class:p.value&&!f?"field-error":"unseen",role:p.value?"alert":void 0,children:p.value||u})]})}function Jf({label:n,value:e,kind:t="plain",min:i,max:r,span:s,onChange:o,onFocus:a,aside:l,remark:c}){let u=us(),d=pr(t),h=Math.max(s??Math.PI,Math.abs(e)),f=i??-h,g=r??h,y=Yt(null),p=g>f?(e-f)/(g-f):0,m=g>f?Math.min(1,Math.max(0,-f/(g-f))):0,_=A=>{y.current=A,A?.style.setProperty("--from",`${100*Math.min(m,p)}%`),A?.style.setProperty("--to",`${100*Math.max(m,p)}%`)};return v("div",{class:"slider",onFocusCapture:()=>a?.(!0),onBlurCapture:()=>a?.(!1),onPointerEnter:()=>a?.(!0),onPointerLeave:()=>a?.(!1),children:[v("div",{class:"slider-head",children:[v("label",{for:u,children:n}),l,v("div",{class:"number",children:[v(Ts,{label:`${n}, typed`,value:e,kind:t,min:i,max:r,onChange:o,remark:c,level:c?"warning":void 0}),v("span",{class:"unit","aria-hidden":"true",children:d.label})]})]}),v("input",{id:u,ref:_,type:"range",min:f,max:g,step:(g-f)/1e3||1e-6,value:e,"aria-valuetext":`${Cr(e/d.factor,d.digits)} ${d.label}`,onInput:A=>o(Number(A.target.value)),onChange:al,onKeyDown:A=>{let b={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10}[A.key];b&&(A.preventDefault(),o(Math.min(g,Math.max(f,e+b*(A.shiftKey?10:1)*d.step*d.factor))))}}),v("div",{class:"slider-ends","aria-hidden":"true",children:[v("span",{children:i==null?"":Cr(f/d.factor,1)+(d.label.startsWith("°")?"°":"")}),v("span",{children:r==null?"":Cr(g/d.factor,1)+(d.label.startsWith("°")?"°":"")})]})]})}function Qs({label:n,value:e,options:t,onChange:i,quiet:r}){let s=us();return v("fieldset",{class:r?"segmented quiet":"segmented",children:[v("legend",{class:r?"unseen":void 0,children:n}),v("div",{children:t.map(([o,a])=>v("label",{class:o===e?"on":void 0,children:[v("input",{type:"radio",name:s,value:o,checked:o===e,onChange:()=>i(o)}),v("span",{children:a})]},o))})]})}function ec({label:n,value:e,options:t,onChange:i,quiet:r,disabled:s}){let o=us();return v("div",{class:r?"field quiet":"field",children:[v("label",{for:o,class:r?"unseen":void 0,children:n}),v("select",{id:o,value:e,disabled:s,onChange:a=>i(a.target.value),children:t.map(([a,l])=>v("option",{value:a,children:l},a))})]})}function tc({label:n,value:e,onChange:t,hint:i,disabled:r}){return v("label",{class:"switch",title:i,children:[v("input",{type:"checkbox",role:"switch",checked:e,disabled:r,onChange:s=>t(s.target.checked)}),v("span",{class:"switch-track","aria-hidden":"true"}),v("span",{children:n})]})}function Ra({label:n,value:e,kind:t,onChange:i,names:r=["x","y","z"],limits:s}){let o=us(),a=pr(t);return v("div",{class:"vector",role:"group","aria-labelledby":o,children:[v("span",{id:o,class:"vector-label",children:[n," ",v("span",{class:"unit",children:a.label&&`[${a.label}]`})]}),v("div",{class:"vector-cells",children:r.map((l,c)=>v("label",{class:"vector-cell",children:[v("span",{children:l}),v(Ts,{label:`${n}, ${l}`,value:e[c],kind:t,min:s===void 0?void 0:-s,max:s,onChange:u=>i(e.map((d,h)=>h===c?u:d),c)})]},l))})]})}var Wg=ke(!1),Pa=ke(null),Hg=ke(null),nc=(n,e)=>bi("Move the joints",t=>({pose:{...t.pose,q:n}}),e);function eb(n,e){let t=et.peek();if(!t||!an.peek()?.has("frames"))return;let i=Hc(t);if(i<0)return;let{reach:r}=Sr.peek()??{reach:1},s=$f(t,o=>Kc(o),i,n,Jt.peek().q,{attitude:Wg.peek(),scale:r});Nr(()=>{nc(s.q,e),Pa.value={words:s.words||"The tip is where it was put.",level:s.words?"warning":"good"}})}var tb=n=>{let e=[...Nh.peek()];return[e[3],e[7],e[11]]=n,e};function ER({joint:n}){let e=et.value?.joints.indexOf(n)??0,t=Jt.value.q[n.q],[i,r]=[n.lower[0],n.upper[0]],s=i!==null&&t<i-1e-12||r!==null&&t>r+1e-12;return v(Jf,{label:n.name,value:t,kind:Yr(n.type),min:i,max:r,span:n.type==="prismatic"?Sr.value?.reach:Math.PI,onChange:o=>(nc(Jt.peek().q.map((a,l)=>l===n.q?o:a),`q${n.q}`),Pa.value=null),onFocus:o=>Xr.value={...Xr.peek(),joint:o?e:void 0},remark:s?`outside its limits ${mn(i??-1/0,Yr(n.type))} to ${mn(r??1/0,Yr(n.type))}`:void 0})}function CR({joint:n}){let e=et.value?.positions.slice(n.q,n.q+n.nq)??[],t=et.value?.position_units.slice(n.q,n.q+n.nq)??[];return v("div",{class:"free-joint",role:"group","aria-label":n.name,children:[v("h4",{children:[n.name," ",v("small",{children:n.type})]}),v("div",{class:"row",children:e.map((i,r)=>v(Jr,{label:i,value:Jt.value.q[n.q+r],kind:t[r]==="rad"?"angle":t[r]==="m"?"length":"plain",onChange:s=>nc(Jt.peek().q.map((o,a)=>a===n.q+r?s:o),`q${n.q+r}`)},i))})]})}var qg={floor:[...xr],wall:[0,0,1,0,0,1,0,0,-1,0,0,0,0,0,0,1],ceiling:[1,0,0,0,0,-1,0,0,0,0,-1,0,0,0,0,1]},nb=n=>Object.keys(qg).find(e=>Zt(qg[e]).every((t,i)=>Math.abs(t-Zt(n)[i])<1e-9))??"other",Gg=[["earth","Earth",9.81],["moon","Moon",1.62],["none","None",0]];function RR(){sn(()=>{br(null),dr.value={tip:(d,h)=>{if(h==="end")return Hg.value=null,void al();Hg.value=d,eb(tb(d),"tip")}};let u=Dt(()=>{let d=Jt.value.wrench,h=Nh.value,f=Sr.value?.reach??1,g=Zt(h),y=(p,m,_,A=!1)=>{let b=St(p);if(b<1e-9)return[];let T=f*(.12+.16*Math.min(1,Math.log10(1+b)/3));return[{at:Ye(h),vector:fo(g,p).map(w=>w/b*T),colour:m,label:_,double:A}]};Xr.value={...Xr.peek(),goal:Hg.value??Ye(h),arrows:[...y(d.slice(0,3),1,mn(St(d.slice(0,3)),"force")),...y(d.slice(3),3,mn(St(d.slice(3)),"torque"),!0)]}});return()=>{u(),dr.value={},Xr.value={},Pa.value=null}},[]);let n=et.value,e=Nt.value;if(!n)return v("p",{class:"hint",children:"This robot is not known in this page."});let t=Nh.value,i=ta(Zt(t)),r=e.gravity.map(u=>Math.abs(u)),s=St(e.gravity),o=u=>d=>bi("Push the tip",h=>({pose:{...h.pose,wrench:u?[...h.pose.wrench.slice(0,3),...d]:[...d,...h.pose.wrench.slice(3)]}})),a=(u,d="")=>bi("Change the payload",h=>({model:{...h.model,payload:{...h.model.payload,...u}}}),d),l=u=>bi("Change gravity",d=>({model:{...d.model,gravity:u}})),c=Hc(n)>=0&&!!an.value?.has("frames");return v(At,{children:[v(fi,{title:"Joints",aside:v(Qt,{small:!0,kind:"quiet",onClick:()=>(nc([...n.neutral],""),Pa.value=null),children:"All to zero"}),children:v("div",{class:"joints",children:n.joints.map(u=>u.nq===1?v(ER,{joint:u},u.name):v(CR,{joint:u},u.name))})}),v(fi,{title:"Tip",hint:c?"Drag the orange ball in the picture, or type where the tip is to go.":void 0,aside:c&&v(tc,{label:"Hold the attitude",value:Wg.value,onChange:u=>Wg.value=u}),children:[v(Ra,{label:"Position",kind:"length",value:Ye(t),onChange:u=>(eb(tb(u),""),al())}),v("p",{class:"facts-line",children:["Attitude, as axis times angle: ",i.map(u=>mn(u,"angle",1)).join(", ")]}),Pa.value&&v(Gn,{level:Pa.value.level,children:Pa.value.words})]}),v(fi,{title:"Payload at the tip",children:[v("div",{class:"row",children:[v(Jr,{label:"Mass",kind:"mass",value:e.payload.mass,min:0,onChange:u=>a({mass:u},"payload")}),v(Qt,{small:!0,kind:"quiet",disabled:!e.payload.mass&&!e.payload.inertia.some(Boolean),onClick:()=>a({mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0]}),children:"Put it down"})]}),e.payload.mass>0&&v(At,{children:[v(Ra,{label:"Centre of mass, from the tip",kind:"length",value:e.payload.com,onChange:u=>a({com:u})}),v(Ra,{label:"Inertia about it",kind:"inertia",names:["xx","yy","zz"],value:e.payload.inertia.slice(0,3),onChange:u=>a({inertia:[...u,...e.payload.inertia.slice(3)]})})]})]}),v(fi,{title:"Force on the tip",fold:!0,open:Jt.value.wrench.some(Boolean),hint:"In the tip’s frame.",children:[v(Ra,{label:"Force",kind:"force",value:Jt.value.wrench.slice(0,3),onChange:o(0)}),v(Ra,{label:"Moment",kind:"torque",value:Jt.value.wrench.slice(3),onChange:o(1)}),v("div",{class:"buttons",children:v(Qt,{small:!0,disabled:!Jt.value.wrench.some(Boolean),onClick:()=>bi("Let the tip go",u=>({pose:{...u.pose,wrench:[0,0,0,0,0,0]}})),children:"No force"})})]}),v(fi,{title:"Gravity and mounting",fold:!0,open:!1,children:[v(Qs,{label:"Gravity",value:Gg.find(([,,u])=>Math.abs(u-s)<1e-6)?.[0]??"other",options:[...Gg.map(([u,d])=>[u,d]),["other","Other"]],onChange:u=>{let d=Gg.find(([f])=>f===u)?.[2];if(d===void 0)return;let h=s>0?e.gravity.map(f=>f/s):r.some(Boolean)?e.gravity:[0,0,-1];l(d?h.map(f=>f*d||0):[0,0,0])}}),v(Ra,{label:"Gravity, in the root frame",kind:"gravity",value:e.gravity,onChange:l}),e.kind==="dh"&&v(Qs,{label:"Mounted on",value:nb(e.base),options:[["floor","Floor"],["wall","Wall"],["ceiling","Ceiling"],...nb(e.base)==="other"?[["other","Other"]]:[]],onChange:u=>u!=="other"&&bi("Mount the arm",d=>{if(d.model.kind!=="dh")return{};let h=[...qg[u]];return[h[3],h[7],h[11]]=Ye(d.model.base),{model:{...d.model,base:h}}})})]}),v("div",{class:"buttons foot-buttons",children:v(Qt,{icon:"code",onClick:()=>{Hn($g(),"Python")},children:"Copy as Python"})})]})}var $g=()=>{let n=Jt.value.wrench,e=new Array(et.value?.n??0).fill(0);return Mi(`q = ${Tt(Jt.value.q)}`,"poses = iso.poses(robot, q)",`tau = robot.inverse_dynamics(q, ${Tt(e)}, ${Tt(e)}${n.some(Boolean)?`, wrench=${Tt(n)}`:""})`,"print(tau)")};zi({id:"pose.zero",title:"Move all joints to zero",words:"home neutral reset",run:()=>et.peek()&&nc([...et.peek()?.neutral??[]],""),python:()=>Mi("q = robot.neutral()")},{id:"pose.middle",title:"Move all joints to the middle of their limits",run:()=>{let n=et.peek();n&&nc(Jt.peek().q.map((e,t)=>{let i=n.joints.find(r=>r.q===t&&r.nq===1);return i&&i.lower[0]!==null&&i.upper[0]!==null?(i.lower[0]+i.upper[0])/2:e}),"")}},{id:"pose.python",title:"Copy the pose and its torques as Python",words:"code",run:()=>{Hn($g(),"Python")},python:$g});Ss({id:"pose",title:"Pose",icon:"pose",key:"3",layout:"side",component:RR});function ib(n,e){let t=Array.from({length:e},(i,r)=>n.duration*r/(e-1));return Float64Array.from([...new Set([...t,...n.breaks])].sort((i,r)=>i-r))}function Xg(n,e,t,i,r){let{n:s}=n,o=()=>Array.from({length:s},()=>new Float64Array(i.length)),a=e.manifest.arrays.frames.size,l={t:i,q:o(),qd:o(),qdd:o(),tau:o(),inertia:o(),coriolis:o(),gravity:o(),friction:o(),power:o(),kinetic:new Float64Array(i.length),potential:new Float64Array(i.length),frames:new Float64Array(a*i.length)},c=u=>e.array(e.manifest.functions[u].outputs[0]);return i.forEach((u,d)=>{let{q:h,qd:f,qdd:g}=t.at(u);e.set({q:h,qd:f,qdd:g,wrench:r});for(let w of["inverse_dynamics","mass_matrix","coriolis_matrix","gravity_torque","friction_torque","energies","frames"])e.run(w);let[y,p,m,_,A]=["inverse_dynamics","mass_matrix","coriolis_matrix","gravity_torque","friction_torque"].map(c);for(let w=0;w<s;w++)l.q[w][d]=h[w],l.qd[w][d]=f[w],l.qdd[w][d]=g[w],l.tau[w][d]=y[w],l.inertia[w][d]=Vn(p.subarray(s*w,s*w+s),g),l.coriolis[w][d]=Vn(m.subarray(s*w,s*w+s),f),l.gravity[w][d]=_[w],l.friction[w][d]=A[w],l.power[w][d]=y[w]*f[w];let[b,T]=c("energies");l.kinetic[d]=b,l.potential[d]=T,l.frames.set(c("frames"),a*d)}),l}function ic(n,e){let t=0,i=0;for(let s=0;s<e.length;s++)Math.abs(e[s])>Math.abs(e[t])&&(t=s),s>0&&(i+=.5*(n[s]-n[s-1])*(e[s]**2+e[s-1]**2));let r=n[n.length-1]-n[0];return{peak:e[t],at:n[t],rms:r>0?Math.sqrt(i/r):Math.abs(e[t]??0)}}function rb(n,e){let t=["inertia","coriolis","gravity","friction"],i=t.map(s=>ic(n.t,n[s][e]).rms),r=i.reduce((s,o)=>s+o,0);return Object.fromEntries(t.map((s,o)=>[s,r>0?i[o]/r:0]))}var Ia=class{constructor(e,t){this.knots=e;this.coefficients=t;this.duration=e[e.length-1],this.n=t[0][0].length,this.breaks=e.slice(1,-1)}knots;coefficients;duration;n;breaks;at(e){let t=Math.min(Math.max(e,0),this.duration),i=PR(this.knots,t),r=t-this.knots[i],s=this.coefficients[i],o=new Array(this.n).fill(0),a=[...o],l=[...o];for(let c=0;c<this.n;c++){let[u,d,h]=[0,0,0];for(let f=s.length-1;f>=0;f--)h=h*r+d,d=d*r+u,u=u*r+s[f][c];[o[c],a[c],l[c]]=[u,d,2*h]}return{q:o,qd:a,qdd:l}}};function PR(n,e){let t=0,i=n.length-2;for(;t<i;){let r=t+i+1>>1;n[r]<=e?t=r:i=r-1}return t}var Vu=class{constructor(e,t,i){this.q0=e;this.qT=t;this.duration=i;this.n=e.length}q0;qT;duration;n;breaks=[];at(e){let t=Math.min(Math.max(e,0),this.duration),i=2*Math.PI/this.duration,r=this.q0.map((s,o)=>(this.qT[o]-s)/this.duration);return{q:r.map((s,o)=>this.q0[o]+s*(t-Math.sin(i*t)/i)),qd:r.map(s=>s*(1-Math.cos(i*t))),qdd:r.map(s=>s*(i*Math.sin(i*t)))}}};function ob(n,e,t){let i=n.map(()=>0),r=e.map((o,a)=>o-n[a]),s=(o,a)=>r.map(l=>o*l/t**a);return new Ia([0,t],[[[...n],i,i,s(10,3),s(-15,4),s(6,5)]])}function ab(n,e,t,i){let s=Math.min(Math.max(i,1e-6),.5)*t,o=1/(t-s),a=o/s,l=.5*o*s,c=t-2*s,u=e.map((h,f)=>h-n[f]),d=(h,f,g)=>[u.map((y,p)=>n[p]+h*y),u.map(y=>f*y),u.map(y=>g*y)];return c<=4*Number.EPSILON*t?new Ia([0,.5*t,t],[d(0,0,.5*a),d(.5,o,-.5*a)]):new Ia([0,s,s+c,t],[d(0,0,.5*a),d(l,o,0),d(1-l,o,-.5*a)])}function IR(n,e,t){let i=n.slice(1).map((r,s)=>{let o=r-n[s],a=e[s+1].map((l,c)=>l-e[s][c]);return[[...e[s]],[...t[s]],a.map((l,c)=>(3*l-(2*t[s][c]+t[s+1][c])*o)/o**2),a.map((l,c)=>(-2*l+(t[s][c]+t[s+1][c])*o)/o**3)]});return new Ia(n,i)}function lb(n,e,t,i){let r=n.slice(1).map((s,o)=>{let a=s-n[o],l=[[...e[o]],[...t[o]],i[o].map(c=>.5*c),[],[],[]];return e[o].forEach((c,u)=>{let d=e[o+1][u]-c-(t[o][u]+.5*i[o][u]*a)*a,h=(t[o+1][u]-t[o][u]-i[o][u]*a)*a,f=(i[o+1][u]-i[o][u])*a**2;l[3].push((10*d-4*h+.5*f)/a**3),l[4].push((-15*d+7*h-f)/a**4),l[5].push((6*d-3*h+.5*f)/a**5)}),l});return new Ia(n,r)}function Yg(n,e,t,i){let r=n.length,s=e[0].length,o=n.slice(1).map((c,u)=>1/(c-n[u])),a=e.slice(1).map((c,u)=>c.map((d,h)=>(d-e[u][h])/(n[u+1]-n[u]))),l=e.map(()=>new Array(s).fill(0));for(let c=0;c<s;c++){let u=n.map((g,y)=>2*((o[y-1]??0)+(o[y]??0))),d=[...o],h=[...o],f=n.map((g,y)=>3*((a[y-1]?.[c]??0)*(o[y-1]??0)+(a[y]?.[c]??0)*(o[y]??0)));[u[0],h[0],f[0]]=[1,0,t[c]],[u[r-1],d[r-2],f[r-1]]=[1,0,i[c]];for(let g=1;g<r;g++){let y=d[g-1]/u[g-1];u[g]-=y*h[g-1],f[g]-=y*f[g-1]}l[r-1][c]=f[r-1]/u[r-1];for(let g=r-2;g>=0;g--)l[g][c]=(f[g]-h[g]*l[g+1][c])/u[g]}return IR(n,e,l)}function cb(n,e){let t=n[0],i=n.map(o=>o-t),r=i.map(o=>i[i.length-1]-o).reverse(),s=sb(r,[...e].reverse()).map(o=>-o);return Yg(i,e,sb(i,e),s)}function sb(n,e){let t=Math.min(4,n.length);return e[0].map((i,r)=>{let s=e.slice(0,t).map(l=>l[r]);for(let l=1;l<t;l++)for(let c=t-1;c>=l;c--)s[c]=(s[c]-s[c-1])/(n[c]-n[c-l]);let[o,a]=[0,0];for(let l=t-1;l>=0;l--)a=a*(n[0]-n[l])+o,o=o*(n[0]-n[l])+s[l];return a})}var Kf=class{start;shift;turned;origin;constructor(e,t){this.start=Zt(e),this.origin=Ye(e),this.shift=Ye(t).map((i,r)=>i-this.origin[r]),this.turned=ta(Us(Zt(t),po(this.start)))}get length(){return[St(this.shift),St(this.turned)]}at(e){let t=St(this.turned);return{R:t>0?Us(Mh(this.turned.map(r=>r/t),e*t),this.start):[...this.start],p:this.origin.map((r,s)=>r+e*this.shift[s])}}get slope(){return[...this.shift,...this.turned]}},Zf=class{constructor(e){this.parts=e;let t=0,i=[];e.forEach((r,s)=>{this.starts.push(t),s>0&&i.push(t),i.push(...r.breaks.map(o=>o+t)),t+=r.duration}),this.duration=t,this.n=e[0].n,this.breaks=i}parts;duration;n;breaks;starts=[];at(e){let t=this.parts.length-1;for(;t>0&&e<this.starts[t];)t--;return this.parts[t].at(e-this.starts[t])}};var Fo=class extends Error{},ub=160;function db(n,e,t){if(n.kind==="csv"){let{t:o,q:a}=Yf(n.csv,e);return cb(o,a)}let i=n.waypoints;if(i.length<2)throw new Fo("A motion needs two waypoints at least: add where it ends.");if(i.forEach(({t:o,q:a},l)=>{if(a.length!==e.nq)throw new Fo(`Waypoint ${l+1} has ${a.length} positions, and the robot has ${e.nq}.`);if(l&&!(o>i[l-1].t))throw new Fo(`Waypoint ${l+1} comes at ${o} s, not after the one before (${i[l-1].t} s): times must increase.`)}),e.nq!==e.n)throw new Fo("This robot has an attitude among its joints: it can be posed and simulated here; motions of attitudes are made in Python.");let r=i.map(o=>o.t-i[0].t);if(n.kind==="waypoints"){let o=i[0].q.map(()=>0);return Yg(r,i.map(a=>a.q),o,o)}let s=i.slice(1).map((o,a)=>{let[l,c,u]=[i[a].q,o.q,r[a+1]-r[a]];return n.kind==="quintic"?ob(l,c,u):n.kind==="trapezoidal"?ab(l,c,u,n.ramp):n.kind==="line"?LR(e,t,l,c,u):new Vu(l,c,u)});return s.length===1?s[0]:new Zf(s)}function LR(n,e,t,i,r){let s=Hc(n);if(s<0)throw new Fo("A straight line needs one tip, and this robot has several: take another kind of motion.");let[o,a]=[tr(n,e(t),s),tr(n,e(i),s)],l=new Kf(o,a),c=n.n>=6,u=new Vu([0],[1],r),d=c?6:3,h=n.links[s].body,f=A=>{let b=e(A);return Gc(n,b,h,Ye(tr(n,b,s))).slice(0,d*n.n)},g=[],y=[],p=[],m=[],_=t;for(let A=0;A<=ub;A++){let b=r*A/ub,{q:[T],qd:[w],qdd:[x]}=u.at(b),{R:S,p:O}=l.at(T),F=[S[0],S[1],S[2],O[0],S[3],S[4],S[5],O[1],S[6],S[7],S[8],O[2],0,0,0,1],D=$f(n,e,s,F,_,{attitude:c,scale:.5});if(!D.reached)throw new Fo(`The tip cannot follow the line at ${Math.round(100*T)} % of it. ${D.words} Choose postures on the same side of the arm, or closer ones.`);_=D.q;let V=f(_),L=hb(V,l.slope.slice(0,d).map(re=>re*w),n.n),P=1e-5,[k,B]=[1,-1].map(re=>f(_.map(($,J)=>$+re*P*L[J]))),G=l.slope.slice(0,d).map((re,$)=>{let J=0;for(let te=0;te<n.n;te++)J+=(k[$*n.n+te]-B[$*n.n+te])/(2*P)*L[te];return re*x-J});g.push(b),y.push(_),p.push(L),m.push(hb(V,G,n.n))}return lb(g,y,p,m)}function hb(n,e,t){let i=e.length,r=new Float64Array(i*i),s=0;for(let a=0;a<i;a++){for(let l=0;l<i;l++)for(let c=0;c<t;c++)r[i*a+l]+=n[a*t+c]*n[l*t+c];s+=r[i*a+a]}for(let a=0;a<i;a++)r[i*a+a]+=1e-13*s;let o=Sh(r,e)??Gt(e,0);return Array.from({length:t},(a,l)=>o.reduce((c,u,d)=>c+n[d*t+l]*u,0))}var DR=401;function NR(n){let e=et.value;return e?.editable?Z_(e,n):Kc(n)??[]}var Oi=We(()=>{let n=et.value;if(!n)return{law:null,problem:"This robot is not known in this page."};if(!n.editable&&!an.value&&ds.value.kind==="line")return{law:null,problem:""};try{return{law:db(ds.value,n,NR),problem:""}}catch(e){return{law:null,problem:e.message}}}),Hu=We(()=>!!an.value?.has("inverse_dynamics")&&!!an.value.has("frames")&&et.value?.nq===et.value?.n),Kr=We(()=>{let[n,e,{law:t}]=[et.value,an.value,Oi.value];return!n||!e||!t||!Hu.value?null:Xg(n,e,t,ib(t,DR),Jt.value.wrench)}),jf=We(()=>{let[,n,e]=/^(payload|speed|gravity|friction):(-?[\d.e+-]+)$/.exec(Kt.value.beside)??[];return n?{what:n,value:Number(e)}:null});function fb({what:n,value:e}){return n==="payload"?e?`with ${e} kg at the tip`:"with nothing at the tip":n==="speed"?`${e} times as fast`:n==="gravity"?"without gravity":"without friction"}var kR=(n,e)=>({duration:n.duration/e,n:n.n,breaks:n.breaks.map(t=>t/e),at:t=>{let{q:i,qd:r,qdd:s}=n.at(t*e);return{q:i,qd:r.map(o=>o*e),qdd:s.map(o=>o*e*e)}}}),pb=We(()=>{let[n,e,{law:t},i,r,s]=[et.value,an.value,Oi.value,jf.value,Nt.value,Kr.value];if(!n||!e||!t||!i||!s||!n.editable||r.kind!=="dh")return null;let o=i.what==="payload"?{...r,payload:{...r.payload,mass:i.value}}:i.what==="friction"?{...r,rows:r.rows.map(u=>({...u,viscous:0,coulomb:[0,0],static:[0,0]}))}:r;e.set({numbers:$c(o),gravity:i.what==="gravity"?[0,0,0]:r.gravity});let a=i.what==="speed"?kR(t,i.value):t,l=i.what==="speed"?s.t.map(u=>u/i.value):s.t,c=Xg(n,e,a,Float64Array.from(l),Jt.value.wrench);return e.set({numbers:n.numbers,gravity:r.gravity}),{...c,t:s.t}});var FR="uplot",UR="u-hz",OR="u-vt",BR="u-title",zR="u-wrap",VR="u-under",HR="u-over",GR="u-axis",Na="u-off",WR="u-select",qR="u-cursor-x",$R="u-cursor-y",XR="u-cursor-pt",YR="u-legend",JR="u-live",KR="u-inline",ZR="u-series",jR="u-marker",mb="u-label",QR="u-value",Wu="width",qu="height";var gb="bottom",rc="left",Jg="right",d0="#000",_b=d0+"0",Kg="mousemove",vb="mousedown",Zg="mouseup",yb="mouseenter",xb="mouseleave",bb="dblclick",eP="resize",tP="scroll",Mb="change",ip="dppxchange",f0="--",hc=typeof window<"u",n0=hc?document:null,oc=hc?window:null,nP=hc?navigator:null,Lt,Qf;function i0(){let n=devicePixelRatio;Lt!=n&&(Lt=n,Qf&&s0(Mb,Qf,i0),Qf=matchMedia(`(min-resolution: ${Lt-.001}dppx) and (max-resolution: ${Lt+.001}dppx)`),ka(Mb,Qf,i0),oc.dispatchEvent(new CustomEvent(ip)))}function mr(n,e){if(e!=null){let t=n.classList;!t.contains(e)&&t.add(e)}}function r0(n,e){let t=n.classList;t.contains(e)&&t.remove(e)}function un(n,e,t){n.style[e]=t+"px"}function Zr(n,e,t,i){let r=n0.createElement(n);return e!=null&&mr(r,e),t?.insertBefore(r,i),r}function Rr(n,e){return Zr("div",n,e)}var Sb=new WeakMap;function Es(n,e,t,i,r){let s="translate("+e+"px,"+t+"px)",o=Sb.get(n);s!=o&&(n.style.transform=s,Sb.set(n,s),e<0||t<0||e>i||t>r?mr(n,Na):r0(n,Na))}var wb=new WeakMap;function Ab(n,e,t){let i=e+t,r=wb.get(n);i!=r&&(wb.set(n,i),n.style.background=e,n.style.borderColor=t)}var Tb=new WeakMap;function Eb(n,e,t,i){let r=e+""+t,s=Tb.get(n);r!=s&&(Tb.set(n,r),n.style.height=t+"px",n.style.width=e+"px",n.style.marginLeft=i?-e/2+"px":0,n.style.marginTop=i?-t/2+"px":0)}var p0={passive:!0},iP={...p0,capture:!0};function ka(n,e,t,i){e.addEventListener(n,t,i?iP:p0)}function s0(n,e,t,i){e.removeEventListener(n,t,p0)}hc&&i0();function jr(n,e,t,i){let r;t=t||0,i=i||e.length-1;let s=i<=2147483647;for(;i-t>1;)r=s?t+i>>1:gr((t+i)/2),e[r]<n?t=r:i=r;return n-e[t]<=e[i]-n?t:i}function tM(n){return(t,i,r)=>{let s=-1,o=-1;for(let a=i;a<=r;a++)if(n(t[a])){s=a;break}for(let a=r;a>=i;a--)if(n(t[a])){o=a;break}return[s,o]}}var nM=n=>n!=null,iM=n=>n!=null&&n>0,op=tM(nM),rP=tM(iM);function sP(n,e,t,i=0,r=!1){let s=r?rP:op,o=r?iM:nM;[e,t]=s(n,e,t);let a=n[e],l=n[e];if(e>-1)if(i==1)a=n[e],l=n[t];else if(i==-1)a=n[t],l=n[e];else for(let c=e;c<=t;c++){let u=n[c];o(u)&&(u<a?a=u:u>l&&(l=u))}return[a??qt,l??-qt]}function ap(n,e,t,i){let r=Pb(n),s=Pb(e);n==e&&(r==-1?(n*=t,e/=t):(n/=t,e*=t));let o=t==10?eo:rM,a=r==1?gr:Pr,l=s==1?Pr:gr,c=a(o(ii(n))),u=l(o(ii(e))),d=ac(t,c),h=ac(t,u);return t==10&&(c<0&&(d=$t(d,-c)),u<0&&(h=$t(h,-u))),i||t==2?(n=d*r,e=h*s):(n=lM(n,d),e=lp(e,h)),[n,e]}function m0(n,e,t,i){let r=ap(n,e,t,i);return n==0&&(r[0]=0),e==0&&(r[1]=0),r}var g0=.1,Cb={mode:3,pad:g0},Xu={pad:0,soft:null,mode:0},oP={min:Xu,max:Xu};function rp(n,e,t,i){return cp(t)?Rb(n,e,t):(Xu.pad=t,Xu.soft=i?0:null,Xu.mode=i?3:0,Rb(n,e,oP))}function Ct(n,e){return n??e}function aP(n,e,t){for(e=Ct(e,0),t=Ct(t,n.length-1);e<=t;){if(n[e]!=null)return!0;e++}return!1}function Rb(n,e,t){let i=t.min,r=t.max,s=Ct(i.pad,0),o=Ct(r.pad,0),a=Ct(i.hard,-qt),l=Ct(r.hard,qt),c=Ct(i.soft,qt),u=Ct(r.soft,-qt),d=Ct(i.mode,0),h=Ct(r.mode,0),f=e-n,g=eo(f),y=Bi(ii(n),ii(e)),p=eo(y),m=ii(p-g);(f<1e-24||m>10)&&(f=0,(n==0||e==0)&&(f=1e-24,d==2&&c!=qt&&(s=0),h==2&&u!=-qt&&(o=0)));let _=f||y||1e3,A=eo(_),b=ac(10,gr(A)),T=_*(f==0?n==0?.1:1:s),w=$t(lM(n-T,b/10),24),x=n>=c&&(d==1||d==3&&w<=c||d==2&&w>=c)?c:qt,S=Bi(a,w<x&&n>=x?x:Qr(x,w)),O=_*(f==0?e==0?.1:1:o),F=$t(lp(e+O,b/10),24),D=e<=u&&(h==1||h==3&&F>=u||h==2&&F<=u)?u:-qt,V=Qr(l,F>D&&e<=D?D:Bi(D,F));return S==V&&S==0&&(V=100),[S,V]}var lP=new Intl.NumberFormat(hc?nP.language:"en-US"),_0=n=>lP.format(n),_r=Math,np=_r.PI,ii=_r.abs,gr=_r.floor,ni=_r.round,Pr=_r.ceil,Qr=_r.min,Bi=_r.max,ac=_r.pow,Pb=_r.sign,eo=_r.log10,rM=_r.log2,cP=(n,e=1)=>_r.sinh(n)*e,jg=(n,e=1)=>_r.asinh(n/e),qt=1/0;function Ib(n){return(eo((n^n>>31)-(n>>31))|0)+1}function o0(n,e,t){return Qr(Bi(n,e),t)}function sM(n){return typeof n=="function"}function bt(n){return sM(n)?n:()=>n}var uP=()=>{},oM=n=>n,aM=(n,e)=>e,hP=n=>null,Lb=n=>!0,Db=(n,e)=>n==e,dP=/\.\d*?(?=9{6,}|0{6,})/gm,Fa=n=>{if(uM(n)||Oo.has(n))return n;let e=`${n}`,t=e.match(dP);if(t==null)return n;let i=t[0].length-1;if(e.indexOf("e-")!=-1){let[r,s]=e.split("e");return+`${Fa(r)}e${s}`}return $t(n,i)};function La(n,e){return Fa($t(Fa(n/e))*e)}function lp(n,e){return Fa(Pr(Fa(n/e))*e)}function lM(n,e){return Fa(gr(Fa(n/e))*e)}function $t(n,e=0){if(uM(n))return n;let t=10**e,i=n*t*(1+Number.EPSILON);return ni(i)/t}var Oo=new Map;function cM(n){return((""+n).split(".")[1]||"").length}function Ju(n,e,t,i){let r=[],s=i.map(cM);for(let o=e;o<t;o++){let a=ii(o),l=$t(ac(n,o),a);for(let c=0;c<i.length;c++){let u=n==10?+`${i[c]}e${o}`:i[c]*l,d=(o>=0?0:a)+(o>=s[c]?0:s[c]),h=n==10?u:$t(u,d);r.push(h),Oo.set(h,d)}}return r}var Yu={},v0=[],lc=[null,null],Uo=Array.isArray,uM=Number.isInteger,fP=n=>n===void 0;function Nb(n){return typeof n=="string"}function cp(n){let e=!1;if(n!=null){let t=n.constructor;e=t==null||t==Object}return e}function pP(n){return n!=null&&typeof n=="object"}var mP=Object.getPrototypeOf(Uint8Array),hM="__proto__";function cc(n,e=cp){let t;if(Uo(n)){let i=n.find(r=>r!=null);if(Uo(i)||e(i)){t=Array(n.length);for(let r=0;r<n.length;r++)t[r]=cc(n[r],e)}else t=n.slice()}else if(n instanceof mP)t=n.slice();else if(e(n)){t={};for(let i in n)i!=hM&&(t[i]=cc(n[i],e))}else t=n;return t}function $n(n){let e=arguments;for(let t=1;t<e.length;t++){let i=e[t];for(let r in i)r!=hM&&(cp(n[r])?$n(n[r],cc(i[r])):n[r]=cc(i[r]))}return n}var gP=0,_P=1,vP=2;function yP(n,e,t){for(let i=0,r,s=-1;i<e.length;i++){let o=e[i];if(o>s){for(r=o-1;r>=0&&n[r]==null;)n[r--]=null;for(r=o+1;r<t&&n[r]==null;)n[s=r++]=null}}}function xP(n,e){if(SP(n)){let o=n[0].slice();for(let a=1;a<n.length;a++)o.push(...n[a].slice(1));return wP(o[0])||(o=MP(o)),o}let t=new Set;for(let o=0;o<n.length;o++){let l=n[o][0],c=l.length;for(let u=0;u<c;u++)t.add(l[u])}let i=[Array.from(t).sort((o,a)=>o-a)],r=i[0].length,s=new Map;for(let o=0;o<r;o++)s.set(i[0][o],o);for(let o=0;o<n.length;o++){let a=n[o],l=a[0];for(let c=1;c<a.length;c++){let u=a[c],d=Array(r).fill(void 0),h=e?e[o][c]:_P,f=[];for(let g=0;g<u.length;g++){let y=u[g],p=s.get(l[g]);y===null?h!=gP&&(d[p]=y,h==vP&&f.push(p)):d[p]=y}yP(d,f,r),i.push(d)}}return i}var bP=typeof queueMicrotask>"u"?n=>Promise.resolve().then(n):queueMicrotask;function MP(n){let e=n[0],t=e.length,i=Array(t);for(let s=0;s<i.length;s++)i[s]=s;i.sort((s,o)=>e[s]-e[o]);let r=[];for(let s=0;s<n.length;s++){let o=n[s],a=Array(t);for(let l=0;l<t;l++)a[l]=o[i[l]];r.push(a)}return r}function SP(n){let e=n[0][0],t=e.length;for(let i=1;i<n.length;i++){let r=n[i][0];if(r.length!=t)return!1;if(r!=e){for(let s=0;s<t;s++)if(r[s]!=e[s])return!1}}return!0}function wP(n,e=100){let t=n.length;if(t<=1)return!0;let i=0,r=t-1;for(;i<=r&&n[i]==null;)i++;for(;r>=i&&n[r]==null;)r--;if(r<=i)return!0;let s=Bi(1,gr((r-i+1)/e));for(let o=n[i],a=i+s;a<=r;a+=s){let l=n[a];if(l!=null){if(l<=o)return!1;o=l}}return!0}var dM=["January","February","March","April","May","June","July","August","September","October","November","December"],fM=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function pM(n){return n.slice(0,3)}var AP=fM.map(pM),TP=dM.map(pM),EP={MMMM:dM,MMM:TP,WWWW:fM,WWW:AP};function Gu(n){return(n<10?"0":"")+n}function CP(n){return(n<10?"00":n<100?"0":"")+n}var RP={YYYY:n=>n.getFullYear(),YY:n=>(n.getFullYear()+"").slice(2),MMMM:(n,e)=>e.MMMM[n.getMonth()],MMM:(n,e)=>e.MMM[n.getMonth()],MM:n=>Gu(n.getMonth()+1),M:n=>n.getMonth()+1,DD:n=>Gu(n.getDate()),D:n=>n.getDate(),WWWW:(n,e)=>e.WWWW[n.getDay()],WWW:(n,e)=>e.WWW[n.getDay()],HH:n=>Gu(n.getHours()),H:n=>n.getHours(),h:n=>{let e=n.getHours();return e==0?12:e>12?e-12:e},AA:n=>n.getHours()>=12?"PM":"AM",aa:n=>n.getHours()>=12?"pm":"am",a:n=>n.getHours()>=12?"p":"a",mm:n=>Gu(n.getMinutes()),m:n=>n.getMinutes(),ss:n=>Gu(n.getSeconds()),s:n=>n.getSeconds(),fff:n=>CP(n.getMilliseconds())};function y0(n,e){e=e||EP;let t=[],i=/\{([a-z]+)\}|[^{]+/gi,r;for(;r=i.exec(n);)t.push(r[0][0]=="{"?RP[r[1]]:r[0]);return s=>{let o="";for(let a=0;a<t.length;a++)o+=typeof t[a]=="string"?t[a]:t[a](s,e);return o}}var PP=new Intl.DateTimeFormat().resolvedOptions().timeZone;function IP(n,e){let t;return e=="UTC"||e=="Etc/UTC"?t=new Date(+n+n.getTimezoneOffset()*6e4):e==PP?t=n:(t=new Date(n.toLocaleString("en-US",{timeZone:e})),t.setMilliseconds(n.getMilliseconds())),t}var mM=n=>n%1==0,sp=[1,2,2.5,5],LP=Ju(10,-32,0,sp),gM=Ju(10,0,32,sp),DP=gM.filter(mM),Da=LP.concat(gM),x0=`
`,_M="{YYYY}",kb=x0+_M,vM="{M}/{D}",$u=x0+vM,ep=$u+"/{YY}",yM="{aa}",NP="{h}:{mm}",sc=NP+yM,Fb=x0+sc,Ub=":{ss}",Ft=null;function xM(n){let e=n*1e3,t=e*60,i=t*60,r=i*24,s=r*30,o=r*365,l=(n==1?Ju(10,0,3,sp).filter(mM):Ju(10,-3,0,sp)).concat([e,e*5,e*10,e*15,e*30,t,t*5,t*10,t*15,t*30,i,i*2,i*3,i*4,i*6,i*8,i*12,r,r*2,r*3,r*4,r*5,r*6,r*7,r*8,r*9,r*10,r*15,s,s*2,s*3,s*4,s*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,_M,Ft,Ft,Ft,Ft,Ft,Ft,1],[r*28,"{MMM}",kb,Ft,Ft,Ft,Ft,Ft,1],[r,vM,kb,Ft,Ft,Ft,Ft,Ft,1],[i,"{h}"+yM,ep,Ft,$u,Ft,Ft,Ft,1],[t,sc,ep,Ft,$u,Ft,Ft,Ft,1],[e,Ub,ep+" "+sc,Ft,$u+" "+sc,Ft,Fb,Ft,1],[n,Ub+".{fff}",ep+" "+sc,Ft,$u+" "+sc,Ft,Fb,Ft,1]];function u(d){return(h,f,g,y,p,m)=>{let _=[],A=p>=o,b=p>=s&&p<o,T=d(g),w=$t(T*n,3),x=Qg(T.getFullYear(),A?0:T.getMonth(),b||A?1:T.getDate()),S=$t(x*n,3);if(b||A){let O=b?p/s:0,F=A?p/o:0,D=w==S?w:$t(Qg(x.getFullYear()+F,x.getMonth()+O,1)*n,3),V=new Date(ni(D/n)),L=V.getFullYear(),P=V.getMonth();for(let k=0;D<=y;k++){let B=Qg(L+F*k,P+O*k,1),G=B-d($t(B*n,3));D=$t((+B+G)*n,3),D<=y&&_.push(D)}}else{let O=p>=r?r:p,F=gr(g)-gr(w),D=S+F+lp(w-S,O);_.push(D);let V=d(D),L=V.getHours()+V.getMinutes()/t+V.getSeconds()/i,P=p/i,k=h.axes[f]._space,B=m/k;for(;D=$t(D+p,n==1?0:3),!(D>y);)if(P>1){let G=gr($t(L+P,6))%24,J=d(D).getHours()-G;J>1&&(J=-1),D-=J*i,L=(L+P)%24;let te=_[_.length-1];$t((D-te)/p,3)*B>=.7&&_.push(D)}else _.push(D)}return _}}return[l,c,u]}var[kP,FP,UP]=xM(1),[OP,BP,zP]=xM(.001);Ju(2,-53,53,[1]);function Ob(n,e){return n.map(t=>t.map((i,r)=>r==0||r==8||i==null?i:e(r==1||t[8]==0?i:t[1]+i)))}function Bb(n,e){return(t,i,r,s,o)=>{let a=e.find(g=>o>=g[0])||e[e.length-1],l,c,u,d,h,f;return i.map(g=>{let y=n(g),p=y.getFullYear(),m=y.getMonth(),_=y.getDate(),A=y.getHours(),b=y.getMinutes(),T=y.getSeconds(),w=p!=l&&a[2]||m!=c&&a[3]||_!=u&&a[4]||A!=d&&a[5]||b!=h&&a[6]||T!=f&&a[7]||a[1];return l=p,c=m,u=_,d=A,h=b,f=T,w(y)})}}function VP(n,e){let t=y0(e);return(i,r,s,o,a)=>r.map(l=>t(n(l)))}function Qg(n,e,t){return new Date(n,e,t)}function zb(n,e){return e(n)}var HP="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Vb(n,e){return(t,i,r,s)=>s==null?f0:e(n(i))}function GP(n,e){let t=n.series[e];return t.width?t.stroke(n,e):t.points.width?t.points.stroke(n,e):null}function WP(n,e){return n.series[e].fill(n,e)}var qP={show:!0,live:!0,isolate:!1,mount:uP,markers:{show:!0,width:2,stroke:GP,fill:WP,dash:"solid"},idx:null,idxs:null,values:[]};function $P(n,e){let t=n.cursor.points,i=Rr(),r=t.size(n,e);un(i,Wu,r),un(i,qu,r);let s=r/-2;un(i,"marginLeft",s),un(i,"marginTop",s);let o=t.width(n,e,r);return o&&un(i,"borderWidth",o),i}function XP(n,e){let t=n.series[e].points;return t._fill||t._stroke}function YP(n,e){let t=n.series[e].points;return t._stroke||t._fill}function JP(n,e){return n.series[e].points.size}var e0=[0,0];function KP(n,e,t){return e0[0]=e,e0[1]=t,e0}function tp(n,e,t,i=!0){return r=>{r.button==0&&(!i||r.target==e)&&t(r)}}function t0(n,e,t,i=!0){return r=>{(!i||r.target==e)&&t(r)}}var ZP={show:!0,x:!0,y:!0,lock:!1,move:KP,points:{one:!1,show:$P,size:JP,width:0,stroke:YP,fill:XP},bind:{mousedown:tp,mouseup:tp,click:tp,dblclick:tp,mousemove:t0,mouseleave:t0,mouseenter:t0},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(n,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(n,e,t,i,r)=>i-r,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},bM={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},b0=$n({},bM,{filter:aM}),MM=$n({},b0,{size:10}),SM=$n({},bM,{show:!1}),M0='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',wM="bold "+M0,AM=1.5,Hb={show:!0,scale:"x",stroke:d0,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:wM,side:2,grid:b0,ticks:MM,border:SM,font:M0,lineGap:AM,rotate:0},jP="Value",QP="Time",Gb={show:!0,scale:"x",auto:!1,sorted:1,min:qt,max:-qt,idxs:[]};function e2(n,e,t,i,r){return e.map(s=>s==null?"":_0(s))}function t2(n,e,t,i,r,s,o){let a=[],l=Oo.get(r)||0;t=o?t:$t(lp(t,r),l);for(let c=t;c<=i;c=$t(c+r,l))a.push(Object.is(c,-0)?0:c);return a}function a0(n,e,t,i,r,s,o){let a=[],l=n.scales[n.axes[e].scale].log,c=l==10?eo:rM,u=gr(c(t));r=ac(l,u),l==10&&(r=Da[jr(r,Da)]);let d=t,h=r*l;l==10&&(h=Da[jr(h,Da)]);do a.push(d),d=d+r,l==10&&!Oo.has(d)&&(d=$t(d,Oo.get(r))),d>=h&&(r=d,h=r*l,l==10&&(h=Da[jr(h,Da)]));while(d<=i);return a}function n2(n,e,t,i,r,s,o){let l=n.scales[n.axes[e].scale].asinh,c=i>l?a0(n,e,Bi(l,t),i,r):[l],u=i>=0&&t<=0?[0]:[];return(t<-l?a0(n,e,Bi(l,-i),-t,r):[l]).reverse().map(h=>-h).concat(u,c)}var TM=/./,i2=/[12357]/,r2=/[125]/,Wb=/1/,l0=(n,e,t,i)=>n.map((r,s)=>e==4&&r==0||s%i==0&&t.test(r.toExponential()[r<0?1:0])?r:null);function s2(n,e,t,i,r){let s=n.axes[t],o=s.scale,a=n.scales[o],l=n.valToPos,c=s._space,u=l(10,o),d=l(9,o)-u>=c?TM:l(7,o)-u>=c?i2:l(5,o)-u>=c?r2:Wb;if(d==Wb){let h=ii(l(1,o)-u);if(h<c)return l0(e.slice().reverse(),a.distr,d,Pr(c/h)).reverse()}return l0(e,a.distr,d,1)}function o2(n,e,t,i,r){let s=n.axes[t],o=s.scale,a=s._space,l=n.valToPos,c=ii(l(1,o)-l(2,o));return c<a?l0(e.slice().reverse(),3,TM,Pr(a/c)).reverse():e}function a2(n,e,t,i){return i==null?f0:e==null?"":_0(e)}var qb={show:!0,scale:"y",stroke:d0,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:wM,side:3,grid:b0,ticks:MM,border:SM,font:M0,lineGap:AM,rotate:0};function l2(n,e){let t=3+(n||1)*2;return $t(t*e,3)}function c2(n,e){let{scale:t,idxs:i}=n.series[0],r=n._data[0],s=n.valToPos(r[i[0]],t,!0),o=n.valToPos(r[i[1]],t,!0),a=ii(o-s),l=n.series[e],c=a/(l.points.space*Lt);return i[1]-i[0]<=c}var $b={scale:null,auto:!0,sorted:0,min:qt,max:-qt},EM=(n,e,t,i,r)=>r,Xb={show:!0,auto:!0,sorted:0,gaps:EM,alpha:1,facets:[$n({},$b,{scale:"x"}),$n({},$b,{scale:"y"})]},Yb={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:EM,alpha:1,points:{show:c2,filter:null},values:null,min:qt,max:-qt,idxs:[],path:null,clip:null};function u2(n,e,t,i,r){return t/10}var CM={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},h2=$n({},CM,{time:!1,ori:1}),Jb={};function RM(n,e){let t=Jb[n];return t||(t={key:n,plots:[],sub(i){t.plots.push(i)},unsub(i){t.plots=t.plots.filter(r=>r!=i)},pub(i,r,s,o,a,l,c){for(let u=0;u<t.plots.length;u++)t.plots[u]!=r&&t.plots[u].pub(i,r,s,o,a,l,c)}},n!=null&&(Jb[n]=t)),t}var uc=1,c0=2;function Ua(n,e,t){let i=n.mode,r=n.series[e],s=i==2?n._data[e]:n._data,o=n.scales,a=n.bbox,l=s[0],c=i==2?s[1]:s[e],u=i==2?o[r.facets[0].scale]:o[n.series[0].scale],d=i==2?o[r.facets[1].scale]:o[r.scale],h=a.left,f=a.top,g=a.width,y=a.height,p=n.valToPosH,m=n.valToPosV;return u.ori==0?t(r,l,c,u,d,p,m,h,f,g,y,hp,dc,fp,IM,DM):t(r,l,c,u,d,m,p,f,h,y,g,dp,fc,A0,LM,NM)}function S0(n,e){let t=0,i=0,r=Ct(n.bands,v0);for(let s=0;s<r.length;s++){let o=r[s];o.series[0]==e?t=o.dir:o.series[1]==e&&(o.dir==1?i|=1:i|=2)}return[t,i==1?-1:i==2?1:i==3?2:0]}function d2(n,e,t,i,r){let s=n.mode,o=n.series[e],a=s==2?o.facets[1].scale:o.scale,l=n.scales[a];return r==-1?l.min:r==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function to(n,e,t,i,r,s){return Ua(n,e,(o,a,l,c,u,d,h,f,g,y,p)=>{let m=o.pxRound,_=c.dir*(c.ori==0?1:-1),A=c.ori==0?dc:fc,b,T;_==1?(b=t,T=i):(b=i,T=t);let w=m(d(a[b],c,y,f)),x=m(h(l[b],u,p,g)),S=m(d(a[T],c,y,f)),O=m(h(s==1?u.max:u.min,u,p,g)),F=new Path2D(r);return A(F,S,O),A(F,w,O),A(F,w,x),F})}function up(n,e,t,i,r,s){let o=null;if(n.length>0){o=new Path2D;let a=e==0?fp:A0,l=t;for(let d=0;d<n.length;d++){let h=n[d];if(h[1]>h[0]){let f=h[0]-l;f>0&&a(o,l,i,f,i+s),l=h[1]}}let c=t+r-l,u=10;c>0&&a(o,l,i-u/2,c,i+s+u)}return o}function f2(n,e,t){let i=n[n.length-1];i&&i[0]==e?i[1]=t:n.push([e,t])}function w0(n,e,t,i,r,s,o){let a=[],l=n.length;for(let c=r==1?t:i;c>=t&&c<=i;c+=r)if(e[c]===null){let d=c,h=c;if(r==1)for(;++c<=i&&e[c]===null;)h=c;else for(;--c>=t&&e[c]===null;)h=c;let f=s(n[d]),g=h==d?f:s(n[h]),y=d-r;f=o<=0&&y>=0&&y<l?s(n[y]):f;let m=h+r;g=o>=0&&m>=0&&m<l?s(n[m]):g,g>=f&&a.push([f,g])}return a}function Kb(n){return n==0?oM:n==1?ni:e=>La(e,n)}function PM(n){let e=n==0?hp:dp,t=n==0?(r,s,o,a,l,c)=>{r.arcTo(s,o,a,l,c)}:(r,s,o,a,l,c)=>{r.arcTo(o,s,l,a,c)},i=n==0?(r,s,o,a,l)=>{r.rect(s,o,a,l)}:(r,s,o,a,l)=>{r.rect(o,s,l,a)};return(r,s,o,a,l,c=0,u=0)=>{c==0&&u==0?i(r,s,o,a,l):(c=Qr(c,a/2,l/2),u=Qr(u,a/2,l/2),e(r,s+c,o),t(r,s+a,o,s+a,o+l,c),t(r,s+a,o+l,s,o+l,u),t(r,s,o+l,s,o,u),t(r,s,o,s+a,o,c),r.closePath())}}var hp=(n,e,t)=>{n.moveTo(e,t)},dp=(n,e,t)=>{n.moveTo(t,e)},dc=(n,e,t)=>{n.lineTo(e,t)},fc=(n,e,t)=>{n.lineTo(t,e)},fp=PM(0),A0=PM(1),IM=(n,e,t,i,r,s)=>{n.arc(e,t,i,r,s)},LM=(n,e,t,i,r,s)=>{n.arc(t,e,i,r,s)},DM=(n,e,t,i,r,s,o)=>{n.bezierCurveTo(e,t,i,r,s,o)},NM=(n,e,t,i,r,s,o)=>{n.bezierCurveTo(t,e,r,i,o,s)};function kM(n){return(e,t,i,r,s)=>Ua(e,t,(o,a,l,c,u,d,h,f,g,y,p)=>{let{pxRound:m,points:_}=o,A,b;c.ori==0?(A=hp,b=IM):(A=dp,b=LM);let T=$t(_.width*Lt,3),w=(_.size-_.width)/2*Lt,x=$t(w*2,3),S=new Path2D,O=new Path2D,{left:F,top:D,width:V,height:L}=e.bbox;fp(O,F-x,D-x,V+x*2,L+x*2);let P=k=>{if(l[k]!=null){let B=m(d(a[k],c,y,f)),G=m(h(l[k],u,p,g));A(S,B+w,G),b(S,B,G,w,0,np*2)}};if(s)s.forEach(P);else for(let k=i;k<=r;k++)P(k);return{stroke:T>0?S:null,fill:S,clip:O,flags:uc|c0}})}function FM(n){return(e,t,i,r,s,o)=>{i!=r&&(s!=i&&o!=i&&n(e,t,i),s!=r&&o!=r&&n(e,t,r),n(e,t,o))}}var p2=FM(dc),m2=FM(fc);function UM(n){let e=Ct(n?.alignGaps,0);return(t,i,r,s)=>Ua(t,i,(o,a,l,c,u,d,h,f,g,y,p)=>{[r,s]=op(l,r,s);let m=o.pxRound,_=L=>m(d(L,c,y,f)),A=L=>m(h(L,u,p,g)),b,T;c.ori==0?(b=dc,T=p2):(b=fc,T=m2);let w=c.dir*(c.ori==0?1:-1),x={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:uc},S=x.stroke,O=!1;if(s-r>=y*4){let L=se=>t.posToVal(se,c.key,!0),P=null,k=null,B,G,re,$=_(a[w==1?r:s]),J=_(a[r]),te=_(a[s]),de=L(w==1?J+1:te-1);for(let se=w==1?r:s;se>=r&&se<=s;se+=w){let Q=a[se],ve=(w==1?Q<de:Q>de)?$:_(Q),Ee=l[se];ve==$?Ee!=null?(G=Ee,P==null?(b(S,ve,A(G)),B=P=k=G):G<P?P=G:G>k&&(k=G)):Ee===null&&(O=!0):(P!=null&&T(S,$,A(P),A(k),A(B),A(G)),Ee!=null?(G=Ee,b(S,ve,A(G)),P=k=B=G):(P=k=null,Ee===null&&(O=!0)),$=ve,de=L($+w))}P!=null&&P!=k&&re!=$&&T(S,$,A(P),A(k),A(B),A(G))}else for(let L=w==1?r:s;L>=r&&L<=s;L+=w){let P=l[L];P===null?O=!0:P!=null&&b(S,_(a[L]),A(P))}let[D,V]=S0(t,i);if(o.fill!=null||D!=0){let L=x.fill=new Path2D(S),P=o.fillTo(t,i,o.min,o.max,D),k=A(P),B=_(a[r]),G=_(a[s]);w==-1&&([G,B]=[B,G]),b(L,G,k),b(L,B,k)}if(!o.spanGaps){let L=[];O&&L.push(...w0(a,l,r,s,w,_,e)),x.gaps=L=o.gaps(t,i,r,s,L),x.clip=up(L,c.ori,f,g,y,p)}return V!=0&&(x.band=V==2?[to(t,i,r,s,S,-1),to(t,i,r,s,S,1)]:to(t,i,r,s,S,V)),x})}function g2(n){let e=Ct(n.align,1),t=Ct(n.ascDesc,!1),i=Ct(n.alignGaps,0),r=Ct(n.extend,!1);return(s,o,a,l)=>Ua(s,o,(c,u,d,h,f,g,y,p,m,_,A)=>{[a,l]=op(d,a,l);let b=c.pxRound,{left:T,width:w}=s.bbox,x=J=>b(g(J,h,_,p)),S=J=>b(y(J,f,A,m)),O=h.ori==0?dc:fc,F={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:uc},D=F.stroke,V=h.dir*(h.ori==0?1:-1),L=S(d[V==1?a:l]),P=x(u[V==1?a:l]),k=P,B=P;r&&e==-1&&(B=T,O(D,B,L)),O(D,P,L);for(let J=V==1?a:l;J>=a&&J<=l;J+=V){let te=d[J];if(te==null)continue;let de=x(u[J]),se=S(te);e==1?O(D,de,L):O(D,k,se),O(D,de,se),L=se,k=de}let G=k;r&&e==1&&(G=T+w,O(D,G,L));let[re,$]=S0(s,o);if(c.fill!=null||re!=0){let J=F.fill=new Path2D(D),te=c.fillTo(s,o,c.min,c.max,re),de=S(te);O(J,G,de),O(J,B,de)}if(!c.spanGaps){let J=[];J.push(...w0(u,d,a,l,V,x,i));let te=c.width*Lt/2,de=t||e==1?te:-te,se=t||e==-1?-te:te;J.forEach(Q=>{Q[0]+=de,Q[1]+=se}),F.gaps=J=c.gaps(s,o,a,l,J),F.clip=up(J,h.ori,p,m,_,A)}return $!=0&&(F.band=$==2?[to(s,o,a,l,D,-1),to(s,o,a,l,D,1)]:to(s,o,a,l,D,$)),F})}function Zb(n,e,t,i,r,s,o=qt){if(n.length>1){let a=null;for(let l=0,c=1/0;l<n.length;l++)if(e[l]!==void 0){if(a!=null){let u=ii(n[l]-n[a]);u<c&&(c=u,o=ii(t(n[l],i,r,s)-t(n[a],i,r,s)))}a=l}}return o}function _2(n){n=n||Yu;let e=Ct(n.size,[.6,qt,1]),t=n.align||0,i=n.gap||0,r=n.radius;r=r==null?[0,0]:typeof r=="number"?[r,0]:r;let s=bt(r),o=1-e[0],a=Ct(e[1],qt),l=Ct(e[2],1),c=Ct(n.disp,Yu),u=Ct(n.each,f=>{}),{fill:d,stroke:h}=c;return(f,g,y,p)=>Ua(f,g,(m,_,A,b,T,w,x,S,O,F,D)=>{let V=m.pxRound,L=t,P=i*Lt,k=a*Lt,B=l*Lt,G,re;b.ori==0?[G,re]=s(f,g):[re,G]=s(f,g);let $=b.dir*(b.ori==0?1:-1),J=b.ori==0?fp:A0,te=b.ori==0?u:(Re,Je,at,Se,Wt,Ve,Xe)=>{u(Re,Je,at,Wt,Se,Xe,Ve)},de=Ct(f.bands,v0).find(Re=>Re.series[0]==g),se=de!=null?de.dir:0,Q=m.fillTo(f,g,m.min,m.max,se),fe=V(x(Q,T,D,O)),ve,Ee,Me,qe=F,ot=V(m.width*Lt),He=!1,pt=null,ht=null,rt=null,hn=null;d!=null&&(ot==0||h!=null)&&(He=!0,pt=d.values(f,g,y,p),ht=new Map,new Set(pt).forEach(Re=>{Re!=null&&ht.set(Re,new Path2D)}),ot>0&&(rt=h.values(f,g,y,p),hn=new Map,new Set(rt).forEach(Re=>{Re!=null&&hn.set(Re,new Path2D)})));let{x0:Xt,size:Nn}=c;if(Xt!=null&&Nn!=null){L=1,_=Xt.values(f,g,y,p),Xt.unit==2&&(_=_.map(at=>f.posToVal(S+at*F,b.key,!0)));let Re=Nn.values(f,g,y,p);Nn.unit==2?Ee=Re[0]*F:Ee=w(Re[0],b,F,S)-w(0,b,F,S),qe=Zb(_,A,w,b,F,S,qe),Me=qe-Ee+P}else qe=Zb(_,A,w,b,F,S,qe),Me=qe*o+P,Ee=qe-Me;Me<1&&(Me=0),ot>=Ee/2&&(ot=0),Me<5&&(V=oM);let zt=Me>0,si=qe-Me-(zt?ot:0);Ee=V(o0(si,B,k)),ve=(L==0?Ee/2:L==$?0:Ee)-L*$*((L==0?P/2:0)+(zt?ot/2:0));let Mt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Xn=He?null:new Path2D,bn=null;if(de!=null)bn=f.data[de.series[1]];else{let{y0:Re,y1:Je}=c;Re!=null&&Je!=null&&(A=Je.values(f,g,y,p),bn=Re.values(f,g,y,p))}let kn=G*Ee,H=re*Ee;for(let Re=$==1?y:p;Re>=y&&Re<=p;Re+=$){let Je=A[Re];if(Je==null)continue;if(bn!=null){let X=bn[Re]??0;if(Je-X==0)continue;fe=x(X,T,D,O)}let at=b.distr!=2||c!=null?_[Re]:Re,Se=w(at,b,F,S),Wt=x(Ct(Je,Q),T,D,O),Ve=V(Se-ve),Xe=V(Bi(Wt,fe)),I=V(Qr(Wt,fe)),E=Xe-I;if(Je!=null){let X=Je<0?H:kn,he=Je<0?kn:H;He?(ot>0&&rt[Re]!=null&&J(hn.get(rt[Re]),Ve,I+gr(ot/2),Ee,Bi(0,E-ot),X,he),pt[Re]!=null&&J(ht.get(pt[Re]),Ve,I+gr(ot/2),Ee,Bi(0,E-ot),X,he)):J(Xn,Ve,I+gr(ot/2),Ee,Bi(0,E-ot),X,he),te(f,g,Re,Ve-ot/2,I,Ee+ot,E)}}return ot>0?Mt.stroke=He?hn:Xn:He||(Mt._fill=m.width==0?m._fill:m._stroke??m._fill,Mt.width=0),Mt.fill=He?ht:Xn,Mt})}function v2(n,e){let t=Ct(e?.alignGaps,0);return(i,r,s,o)=>Ua(i,r,(a,l,c,u,d,h,f,g,y,p,m)=>{[s,o]=op(c,s,o);let _=a.pxRound,A=G=>_(h(G,u,p,g)),b=G=>_(f(G,d,m,y)),T,w,x;u.ori==0?(T=hp,x=dc,w=DM):(T=dp,x=fc,w=NM);let S=u.dir*(u.ori==0?1:-1),O=A(l[S==1?s:o]),F=O,D=[],V=[];for(let G=S==1?s:o;G>=s&&G<=o;G+=S)if(c[G]!=null){let $=l[G],J=A($);D.push(F=J),V.push(b(c[G]))}let L={stroke:n(D,V,T,x,w,_),fill:null,clip:null,band:null,gaps:null,flags:uc},P=L.stroke,[k,B]=S0(i,r);if(a.fill!=null||k!=0){let G=L.fill=new Path2D(P),re=a.fillTo(i,r,a.min,a.max,k),$=b(re);x(G,F,$),x(G,O,$)}if(!a.spanGaps){let G=[];G.push(...w0(l,c,s,o,S,A,t)),L.gaps=G=a.gaps(i,r,s,o,G),L.clip=up(G,u.ori,g,y,p,m)}return B!=0&&(L.band=B==2?[to(i,r,s,o,P,-1),to(i,r,s,o,P,1)]:to(i,r,s,o,P,B)),L})}function y2(n){return v2(x2,n)}function x2(n,e,t,i,r,s){let o=n.length;if(o<2)return null;let a=new Path2D;if(t(a,n[0],e[0]),o==2)i(a,n[1],e[1]);else{let l=Array(o),c=Array(o-1),u=Array(o-1),d=Array(o-1);for(let h=0;h<o-1;h++)u[h]=e[h+1]-e[h],d[h]=n[h+1]-n[h],c[h]=u[h]/d[h];l[0]=c[0];for(let h=1;h<o-1;h++)c[h]===0||c[h-1]===0||c[h-1]>0!=c[h]>0?l[h]=0:(l[h]=3*(d[h-1]+d[h])/((2*d[h]+d[h-1])/c[h-1]+(d[h]+2*d[h-1])/c[h]),isFinite(l[h])||(l[h]=0));l[o-1]=c[o-2];for(let h=0;h<o-1;h++)r(a,n[h]+d[h]/3,e[h]+l[h]*d[h]/3,n[h+1]-d[h]/3,e[h+1]-l[h+1]*d[h]/3,n[h+1],e[h+1])}return a}var u0=new Set;function jb(){for(let n of u0)n.syncRect(!0)}hc&&(ka(eP,oc,jb),ka(tP,oc,jb,!0),ka(ip,oc,()=>{gi.pxRatio=Lt}));var b2=UM(),M2=kM();function Qb(n,e,t,i){return(i?[n[0],n[1]].concat(n.slice(2)):[n[0]].concat(n.slice(1))).map((s,o)=>h0(s,o,e,t))}function S2(n,e){return n.map((t,i)=>i==0?{}:$n({},e,t))}function h0(n,e,t,i){return $n({},e==0?t:i,n)}function OM(n,e,t){return e==null?lc:[e,t]}var w2=OM;function A2(n,e,t){return e==null?lc:rp(e,t,g0,!0)}function BM(n,e,t,i){return e==null?lc:ap(e,t,n.scales[i].log,!1)}var T2=BM;function zM(n,e,t,i){return e==null?lc:m0(e,t,n.scales[i].log,!1)}var E2=zM;function C2(n,e,t,i,r){let s=Bi(Ib(n),Ib(e)),o=e-n,a=jr(r/i*o,t);do{let l=t[a],c=i*l/o;if(c>=r&&s+(l<5?Oo.get(l):0)<=17)return[l,c]}while(++a<t.length);return[0,0]}function eM(n){let e,t;return n=n.replace(/(\d+)px/,(i,r)=>(e=ni((t=+r)*Lt))+"px"),[n,e,t]}function R2(n){n.show&&[n.font,n.labelFont].forEach(e=>{let t=$t(e[2]*Lt,1);e[0]=e[0].replace(/[0-9.]+px/,t+"px"),e[1]=t})}function gi(n,e,t){let i={mode:Ct(n.mode,1)},r=i.mode;function s(M,C,N,U){let q=C.valToPct(M);return U+N*(C.dir==-1?1-q:q)}function o(M,C,N,U){let q=C.valToPct(M);return U+N*(C.dir==-1?q:1-q)}function a(M,C,N,U){return C.ori==0?s(M,C,N,U):o(M,C,N,U)}i.valToPosH=s,i.valToPosV=o;let l=!1;i.status=0;let c=i.root=Rr(FR);if(n.id!=null&&(c.id=n.id),mr(c,n.class),n.title){let M=Rr(BR,c);M.textContent=n.title}let u=Zr("canvas"),d=i.ctx=u.getContext("2d"),h=Rr(zR,c);ka("click",h,M=>{M.target===g&&(tn!=$a||dn!=Xa)&&di.click(i,M)},!0);let f=i.under=Rr(VR,h);h.appendChild(u);let g=i.over=Rr(HR,h);n=cc(n);let y=+Ct(n.pxAlign,1),p=Kb(y);(n.plugins||[]).forEach(M=>{M.opts&&(n=M.opts(i,n)||n)});let m=n.ms||.001,_=i.series=r==1?Qb(n.series||[],Gb,Yb,!1):S2(n.series||[null],Xb),A=i.axes=Qb(n.axes||[],Hb,qb,!0),b=i.scales={},T=i.bands=n.bands||[];T.forEach(M=>{M.fill=bt(M.fill||null),M.dir=Ct(M.dir,-1)});let w=r==2?_[1].facets[0].scale:_[0].scale,x={axes:Is,series:gt},S=(n.drawOrder||["axes","series"]).map(M=>x[M]);function O(M){let C=M.distr==3?N=>eo(N>0?N:M.clamp(i,N,M.min,M.max,M.key)):M.distr==4?N=>jg(N,M.asinh):M.distr==100?N=>M.fwd(N):N=>N;return N=>{let U=C(N),{_min:q,_max:j}=M,ce=j-q;return(U-q)/ce}}function F(M){let C=b[M];if(C==null){let N=(n.scales||Yu)[M]||Yu;if(N.from!=null){F(N.from);let U=$n({},b[N.from],N,{key:M});U.valToPct=O(U),b[M]=U}else{C=b[M]=$n({},M==w?CM:h2,N),C.key=M;let U=C.time,q=C.range,j=Uo(q);if((M!=w||r==2&&!U)&&(j&&(q[0]==null||q[1]==null)&&(q={min:q[0]==null?Cb:{mode:1,hard:q[0],soft:q[0]},max:q[1]==null?Cb:{mode:1,hard:q[1],soft:q[1]}},j=!1),!j&&cp(q))){let ce=q;q=(pe,xe,De)=>xe==null?lc:rp(xe,De,ce)}C.range=bt(q||(U?w2:M==w?C.distr==3?T2:C.distr==4?E2:OM:C.distr==3?BM:C.distr==4?zM:A2)),C.auto=bt(j?!1:C.auto),C.clamp=bt(C.clamp||u2),C._min=C._max=null,C.valToPct=O(C)}}}F("x"),F("y"),r==1&&_.forEach(M=>{F(M.scale)}),A.forEach(M=>{F(M.scale)});for(let M in n.scales)F(M);let D=b[w],V=D.distr,L,P;D.ori==0?(mr(c,UR),L=s,P=o):(mr(c,OR),L=o,P=s);let k={};for(let M in b){let C=b[M];(C.min!=null||C.max!=null)&&(k[M]={min:C.min,max:C.max},C.min=C.max=null)}let B=n.tzDate||(M=>new Date(ni(M/m))),G=n.fmtDate||y0,re=m==1?UP(B):zP(B),$=Bb(B,Ob(m==1?FP:BP,G)),J=Vb(B,zb(HP,G)),te=[],de=i.legend=$n({},qP,n.legend),se=i.cursor=$n({},ZP,{drag:{y:r==2}},n.cursor),Q=de.show,fe=se.show,ve=de.markers;de.idxs=te,ve.width=bt(ve.width),ve.dash=bt(ve.dash),ve.stroke=bt(ve.stroke),ve.fill=bt(ve.fill);let Ee,Me,qe,ot=[],He=[],pt,ht=!1,rt={};if(de.live){let M=_[1]?_[1].values:null;ht=M!=null,pt=ht?M(i,1,0):{_:0};for(let C in pt)rt[C]=f0}if(Q)if(Ee=Zr("table",YR,c),qe=Zr("tbody",null,Ee),de.mount(i,Ee),ht){Me=Zr("thead",null,Ee,qe);let M=Zr("tr",null,Me);Zr("th",null,M);for(var hn in pt)Zr("th",mb,M).textContent=hn}else mr(Ee,KR),de.live&&mr(Ee,JR);let Xt={show:!0},Nn={show:!1};function zt(M,C){if(C==0&&(ht||!de.live||r==2))return lc;let N=[],U=Zr("tr",ZR,qe,qe.childNodes[C]);mr(U,M.class),M.show||mr(U,Na);let q=Zr("th",null,U);if(ve.show){let pe=Rr(jR,q);if(C>0){let xe=ve.width(i,C);xe&&(pe.style.border=xe+"px "+ve.dash(i,C)+" "+ve.stroke(i,C)),pe.style.background=ve.fill(i,C)}}let j=Rr(mb,q);M.label instanceof HTMLElement?j.appendChild(M.label):j.textContent=M.label,C>0&&(ve.show||(j.style.color=M.width>0?ve.stroke(i,C):ve.fill(i,C)),Mt("click",q,pe=>{if(se._lock)return;je(pe);let xe=_.indexOf(M);if((pe.ctrlKey||pe.metaKey)!=de.isolate){let De=_.some((Ne,Ue)=>Ue>0&&Ue!=xe&&Ne.show);_.forEach((Ne,Ue)=>{Ue>0&&os(Ue,De?Ue==xe?Xt:Nn:Xt,!0,Bn.setSeries)})}else os(xe,{show:!M.show},!0,Bn.setSeries)},!1),Qe&&Mt(yb,q,pe=>{se._lock||(je(pe),os(_.indexOf(M),Ja,!0,Bn.setSeries))},!1));for(var ce in pt){let pe=Zr("td",QR,U);pe.textContent="--",N.push(pe)}return[U,N]}let si=new Map;function Mt(M,C,N,U=!0){let q=si.get(C)||{},j=se.bind[M](i,C,N,U);j&&(ka(M,C,q[M]=j),si.set(C,q))}function Xn(M,C,N){let U=si.get(C)||{};for(let q in U)(M==null||q==M)&&(s0(q,C,U[q]),delete U[q]);M==null&&si.delete(C)}let bn=0,kn=0,H=0,Re=0,Je=0,at=0,Se=Je,Wt=at,Ve=H,Xe=Re,I=0,E=0,X=0,he=0;i.bbox={};let le=!1,_e=!1,ye=!1,ne=!1,oe=!1,me=!1;function z(M,C,N){(N||M!=i.width||C!=i.height)&&ae(M,C),dt(!1),ye=!0,_e=!0,_i()}function ae(M,C){i.width=bn=H=M,i.height=kn=Re=C,Je=at=0,be(),Ge();let N=i.bbox;I=N.left=La(Je*Lt,.5),E=N.top=La(at*Lt,.5),X=N.width=La(H*Lt,.5),he=N.height=La(Re*Lt,.5)}let ie=3;function we(){let M=!1,C=0;for(;!M;){C++;let N=Ga(C),U=ss(C);M=C==ie||N&&U,M||(ae(i.width,i.height),_e=!0)}}function ge({width:M,height:C}){z(M,C)}i.setSize=ge;function be(){let M=!1,C=!1,N=!1,U=!1;A.forEach((q,j)=>{if(q.show&&q._show){let{side:ce,_size:pe}=q,xe=ce%2,De=q.label!=null?q.labelSize:0,Ne=pe+De;Ne>0&&(xe?(H-=Ne,ce==3?(Je+=Ne,U=!0):N=!0):(Re-=Ne,ce==0?(at+=Ne,M=!0):C=!0))}}),is[0]=M,is[1]=N,is[2]=C,is[3]=U,H-=Ir[1]+Ir[3],Je+=Ir[3],Re-=Ir[2]+Ir[0],at+=Ir[0]}function Ge(){let M=Je+H,C=at+Re,N=Je,U=at;function q(j,ce){switch(j){case 1:return M+=ce,M-ce;case 2:return C+=ce,C-ce;case 3:return N-=ce,N+ce;case 0:return U-=ce,U+ce}}A.forEach((j,ce)=>{if(j.show&&j._show){let pe=j.side;j._pos=q(pe,j._size),j.label!=null&&(j._lpos=q(pe,j.labelSize))}})}if(se.dataIdx==null){let M=se.hover,C=M.skip=new Set(M.skip??[]);C.add(void 0);let N=M.prox=bt(M.prox),U=M.bias??=0;se.dataIdx=(q,j,ce,pe)=>{if(j==0)return ce;let xe=ce,De=N(q,j,ce,pe)??qt,Ne=De>=0&&De<qt,Ue=D.ori==0?H:Re,st=se.left,Rt=e[0],Et=e[j];if(C.has(Et[ce])){xe=null;let _t=null,Ze=null,$e;if(U==0||U==-1)for($e=ce;_t==null&&$e-- >0;)C.has(Et[$e])||(_t=$e);if(U==0||U==1)for($e=ce;Ze==null&&$e++<Et.length;)C.has(Et[$e])||(Ze=$e);if(_t!=null||Ze!=null)if(Ne){let rn=_t==null?-1/0:L(Rt[_t],D,Ue,0),wn=Ze==null?1/0:L(Rt[Ze],D,Ue,0),ci=st-rn,Vt=wn-st;ci<=Vt?ci<=De&&(xe=_t):Vt<=De&&(xe=Ze)}else xe=Ze==null?_t:_t==null?Ze:ce-_t<=Ze-ce?_t:Ze}else Ne&&ii(st-L(Rt[ce],D,Ue,0))>De&&(xe=null);return xe}}let je=M=>{se.event=M};se.idxs=te,se._lock=!1;let ue=se.points;ue.show=bt(ue.show),ue.size=bt(ue.size),ue.stroke=bt(ue.stroke),ue.width=bt(ue.width),ue.fill=bt(ue.fill);let Oe=i.focus=$n({},n.focus||{alpha:.3},se.focus),Qe=Oe.prox>=0,Ce=Qe&&ue.one,ct=[],en=[],Ci=[];function yc(M,C){let N=ue.show(i,C);if(N instanceof HTMLElement)return mr(N,XR),mr(N,M.class),Es(N,-10,-10,H,Re),g.insertBefore(N,ct[C]),N}function za(M,C){if(r==1||C>0){let N=r==1&&b[M.scale].time,U=M.value;M.value=N?Nb(U)?Vb(B,zb(U,G)):U||J:U||a2,M.label=M.label||(N?QP:jP)}if(Ce||C>0){M.width=M.width==null?1:M.width,M.paths=M.paths||b2||hP,M.fillTo=bt(M.fillTo||d2),M.pxAlign=+Ct(M.pxAlign,y),M.pxRound=Kb(M.pxAlign),M.stroke=bt(M.stroke||null),M.fill=bt(M.fill||null),M._stroke=M._fill=M._paths=M._focus=null;let N=l2(Bi(1,M.width),1),U=M.points=$n({},{size:N,width:Bi(1,N*.2),stroke:M.stroke,space:N*2,paths:M2,_stroke:null,_fill:null},M.points);U.show=bt(U.show),U.filter=bt(U.filter),U.fill=bt(U.fill),U.stroke=bt(U.stroke),U.paths=bt(U.paths),U.pxAlign=M.pxAlign}if(Q){let N=zt(M,C);ot.splice(C,0,N[0]),He.splice(C,0,N[1]),de.values.push(null)}if(fe){te.splice(C,0,null);let N=null;Ce?C==0&&(N=yc(M,C)):C>0&&(N=yc(M,C)),ct.splice(C,0,N),en.splice(C,0,0),Ci.splice(C,0,0)}li("addSeries",C)}function Mp(M,C){C=C??_.length,M=r==1?h0(M,C,Gb,Yb):h0(M,C,{},Xb),_.splice(C,0,M),za(_[C],C)}i.addSeries=Mp;function th(M){if(_.splice(M,1),Q){de.values.splice(M,1),He.splice(M,1);let C=ot.splice(M,1)[0];Xn(null,C.firstChild),C.remove()}fe&&(te.splice(M,1),ct.splice(M,1)[0].remove(),en.splice(M,1),Ci.splice(M,1)),li("delSeries",M)}i.delSeries=th;let is=[!1,!1,!1,!1];function Cs(M,C){if(M._show=M.show,M.show){let N=M.side%2,U=b[M.scale];U==null&&(M.scale=N?_[1].scale:w,U=b[M.scale]);let q=U.time;M.size=bt(M.size),M.space=bt(M.space),M.rotate=bt(M.rotate),Uo(M.incrs)&&M.incrs.forEach(ce=>{!Oo.has(ce)&&Oo.set(ce,cM(ce))}),M.incrs=bt(M.incrs||(U.distr==2?DP:q?m==1?kP:OP:Da)),M.splits=bt(M.splits||(q&&U.distr==1?re:U.distr==3?a0:U.distr==4?n2:t2)),M.stroke=bt(M.stroke),M.grid.stroke=bt(M.grid.stroke),M.ticks.stroke=bt(M.ticks.stroke),M.border.stroke=bt(M.border.stroke);let j=M.values;M.values=Uo(j)&&!Uo(j[0])?bt(j):q?Uo(j)?Bb(B,Ob(j,G)):Nb(j)?VP(B,j):j||$:j||e2,M.filter=bt(M.filter||(U.distr>=3&&U.log==10?s2:U.distr==3&&U.log==2?o2:aM)),M.font=eM(M.font),M.labelFont=eM(M.labelFont),M._size=M.size(i,null,C,0),M._space=M._rotate=M._incrs=M._found=M._splits=M._values=null,M._size>0&&(is[C]=!0,M._el=Rr(GR,h))}}function Rs(M,C,N,U){let[q,j,ce,pe]=N,xe=C%2,De=0;return xe==0&&(pe||j)&&(De=C==0&&!q||C==2&&!ce?ni(Hb.size/3):0),xe==1&&(q||ce)&&(De=C==1&&!j||C==3&&!pe?ni(qb.size/2):0),De}let xc=i.padding=(n.padding||[Rs,Rs,Rs,Rs]).map(M=>bt(Ct(M,Rs))),Ir=i._padding=xc.map((M,C)=>M(i,C,is,0)),Mn,Cn=null,Rn=null,rs=r==1?_[0].idxs:null,Xi=null,io=!1;function bc(M,C){if(e=M??[],i.data=i._data=e,r==2){Mn=0;for(let N=1;N<_.length;N++)Mn+=e[N][0].length}else{e.length==0&&(i.data=i._data=e=[[]]),Xi=e[0],Mn=Xi.length;let N=e;if(V==2){N=e.slice();let U=N[0]=Array(Mn);for(let q=0;q<Mn;q++)U[q]=q}i._data=e=N}if(dt(!0),li("setData"),V==2&&(ye=!0),C!==!1){let N=D;N.auto(i,io)?Mc():oo(w,N.min,N.max),ne=ne||se.left>=0,me=!0,_i()}}i.setData=bc;function Mc(){io=!0;let M,C;r==1&&(Mn>0?(Cn=rs[0]=0,Rn=rs[1]=Mn-1,M=e[0][Cn],C=e[0][Rn],V==2?(M=Cn,C=Rn):M==C&&(V==3?[M,C]=ap(M,M,D.log,!1):V==4?[M,C]=m0(M,M,D.log,!1):D.time?C=M+ni(86400/m):[M,C]=rp(M,C,g0,!0))):(Cn=rs[0]=M=null,Rn=rs[1]=C=null)),oo(w,M,C)}let Va,ro,Ha,R,W,ee,Y,K,Ae,Pe;function Te(M,C,N,U,q,j){M??=_b,N??=v0,U??="butt",q??=_b,j??="round",M!=Va&&(d.strokeStyle=Va=M),q!=ro&&(d.fillStyle=ro=q),C!=Ha&&(d.lineWidth=Ha=C),j!=W&&(d.lineJoin=W=j),U!=ee&&(d.lineCap=ee=U),N!=R&&d.setLineDash(R=N)}function Ie(M,C,N,U){C!=ro&&(d.fillStyle=ro=C),M!=Y&&(d.font=Y=M),N!=K&&(d.textAlign=K=N),U!=Ae&&(d.textBaseline=Ae=U)}function ze(M,C,N,U,q=0){if(U.length>0&&M.auto(i,io)&&(C==null||C.min==null)){let j=Ct(Cn,0),ce=Ct(Rn,U.length-1),pe=N.min==null?sP(U,j,ce,q,M.distr==3):[N.min,N.max];M.min=Qr(M.min,N.min=pe[0]),M.max=Bi(M.max,N.max=pe[1])}}let nt={min:null,max:null};function mt(){for(let U in b){let q=b[U];k[U]==null&&(q.min==null||k[w]!=null&&q.auto(i,io))&&(k[U]=nt)}for(let U in b){let q=b[U];k[U]==null&&q.from!=null&&k[q.from]!=null&&(k[U]=nt)}k[w]!=null&&dt(!0);let M={};for(let U in k){let q=k[U];if(q!=null){let j=M[U]=cc(b[U],pP);if(q.min!=null)$n(j,q);else if(U!=w||r==2)if(Mn==0&&j.from==null){let ce=j.range(i,null,null,U);j.min=ce[0],j.max=ce[1]}else j.min=qt,j.max=-qt}}if(Mn>0){_.forEach((U,q)=>{if(r==1){let j=U.scale,ce=k[j];if(ce==null)return;let pe=M[j];if(q==0){let xe=pe.range(i,pe.min,pe.max,j);pe.min=xe[0],pe.max=xe[1],Cn=jr(pe.min,e[0]),Rn=jr(pe.max,e[0]),Rn-Cn>1&&(e[0][Cn]<pe.min&&Cn++,e[0][Rn]>pe.max&&Rn--),U.min=Xi[Cn],U.max=Xi[Rn]}else U.show&&U.auto&&ze(pe,ce,U,e[q],U.sorted);U.idxs[0]=Cn,U.idxs[1]=Rn}else if(q>0&&U.show&&U.auto){let[j,ce]=U.facets,pe=j.scale,xe=ce.scale,[De,Ne]=e[q],Ue=M[pe],st=M[xe];Ue!=null&&ze(Ue,k[pe],j,De,j.sorted),st!=null&&ze(st,k[xe],ce,Ne,ce.sorted),U.min=ce.min,U.max=ce.max}});for(let U in M){let q=M[U],j=k[U];if(q.from==null&&(j==null||j.min==null)){let ce=q.range(i,q.min==qt?null:q.min,q.max==-qt?null:q.max,U);q.min=ce[0],q.max=ce[1]}}}for(let U in M){let q=M[U];if(q.from!=null){let j=M[q.from];if(j.min==null)q.min=q.max=null;else{let ce=q.range(i,j.min,j.max,U);q.min=ce[0],q.max=ce[1]}}}let C={},N=!1;for(let U in M){let q=M[U],j=b[U];if(j.min!=q.min||j.max!=q.max){j.min=q.min,j.max=q.max;let ce=j.distr;j._min=ce==3?eo(j.min):ce==4?jg(j.min,j.asinh):ce==100?j.fwd(j.min):j.min,j._max=ce==3?eo(j.max):ce==4?jg(j.max,j.asinh):ce==100?j.fwd(j.max):j.max,C[U]=N=!0}}if(N){_.forEach((U,q)=>{r==2?q>0&&C.y&&(U._paths=null):C[U.scale]&&(U._paths=null)});for(let U in C)ye=!0,li("setScale",U);fe&&se.left>=0&&(ne=me=!0)}for(let U in k)k[U]=null}function Be(M){let C=o0(Cn-1,0,Mn-1),N=o0(Rn+1,0,Mn-1);for(;M[C]==null&&C>0;)C--;for(;M[N]==null&&N<Mn-1;)N++;return[C,N]}function gt(){if(Mn>0){let M=_.some(C=>C._focus)&&Pe!=Oe.alpha;M&&(d.globalAlpha=Pe=Oe.alpha),_.forEach((C,N)=>{if(N>0&&C.show&&(gn(N,!1),gn(N,!0),C._paths==null)){let U=Pe;Pe!=C.alpha&&(d.globalAlpha=Pe=C.alpha);let q=r==2?[0,e[N][0].length-1]:Be(e[N]);C._paths=C.paths(i,N,q[0],q[1]),Pe!=U&&(d.globalAlpha=Pe=U)}}),_.forEach((C,N)=>{if(N>0&&C.show){let U=Pe;Pe!=C.alpha&&(d.globalAlpha=Pe=C.alpha),C._paths!=null&&Ut(N,!1);{let q=C._paths!=null?C._paths.gaps:null,j=C.points.show(i,N,Cn,Rn,q),ce=C.points.filter(i,N,j,q);(j||ce)&&(C.points._paths=C.points.paths(i,N,Cn,Rn,ce),Ut(N,!0))}Pe!=U&&(d.globalAlpha=Pe=U),li("drawSeries",N)}}),M&&(d.globalAlpha=Pe=1)}}function gn(M,C){let N=C?_[M].points:_[M];N._stroke=N.stroke(i,M),N._fill=N.fill(i,M)}function Ut(M,C){let N=C?_[M].points:_[M],{stroke:U,fill:q,clip:j,flags:ce,_stroke:pe=N._stroke,_fill:xe=N._fill,_width:De=N.width}=N._paths;De=$t(De*Lt,3);let Ne=null,Ue=De%2/2;C&&xe==null&&(xe=De>0?"#fff":pe);let st=N.pxAlign==1&&Ue>0;if(st&&d.translate(Ue,Ue),!C){let Rt=I-De/2,Et=E-De/2,_t=X+De,Ze=he+De;Ne=new Path2D,Ne.rect(Rt,Et,_t,Ze)}C?Fe(pe,De,N.dash,N.cap,xe,U,q,ce,j):Ot(M,pe,De,N.dash,N.cap,xe,U,q,ce,Ne,j),st&&d.translate(-Ue,-Ue)}function Ot(M,C,N,U,q,j,ce,pe,xe,De,Ne){let Ue=!1;xe!=0&&T.forEach((st,Rt)=>{if(st.series[0]==M){let Et=_[st.series[1]],_t=e[st.series[1]],Ze=(Et._paths||Yu).band;Uo(Ze)&&(Ze=st.dir==1?Ze[0]:Ze[1]);let $e,rn=null;Et.show&&Ze&&aP(_t,Cn,Rn)?(rn=st.fill(i,Rt)||j,$e=Et._paths.clip):Ze=null,Fe(C,N,U,q,rn,ce,pe,xe,De,Ne,$e,Ze),Ue=!0}}),Ue||Fe(C,N,U,q,j,ce,pe,xe,De,Ne)}let Yn=uc|c0;function Fe(M,C,N,U,q,j,ce,pe,xe,De,Ne,Ue){Te(M,C,N,U,q),(xe||De||Ue)&&(d.save(),xe&&d.clip(xe),De&&d.clip(De)),Ue?(pe&Yn)==Yn?(d.clip(Ue),Ne&&d.clip(Ne),vt(q,ce),Fn(M,j,C)):pe&c0?(vt(q,ce),d.clip(Ue),Fn(M,j,C)):pe&uc&&(d.save(),d.clip(Ue),Ne&&d.clip(Ne),vt(q,ce),d.restore(),Fn(M,j,C)):(vt(q,ce),Fn(M,j,C)),(xe||De||Ue)&&d.restore()}function Fn(M,C,N){N>0&&(C instanceof Map?C.forEach((U,q)=>{d.strokeStyle=Va=q,d.stroke(U)}):C!=null&&M&&d.stroke(C))}function vt(M,C){C instanceof Map?C.forEach((N,U)=>{d.fillStyle=ro=U,d.fill(N)}):C!=null&&M&&d.fill(C)}function Ps(M,C,N,U){let q=A[M],j;if(U<=0)j=[0,0];else{let ce=q._space=q.space(i,M,C,N,U),pe=q._incrs=q.incrs(i,M,C,N,U,ce);j=C2(C,N,pe,U,ce)}return q._found=j}function Un(M,C,N,U,q,j,ce,pe,xe,De){let Ne=ce%2/2;y==1&&d.translate(Ne,Ne),Te(pe,ce,xe,De,pe),d.beginPath();let Ue,st,Rt,Et,_t=q+(U==0||U==3?-j:j);N==0?(st=q,Et=_t):(Ue=q,Rt=_t);for(let Ze=0;Ze<M.length;Ze++)C[Ze]!=null&&(N==0?Ue=Rt=M[Ze]:st=Et=M[Ze],d.moveTo(Ue,st),d.lineTo(Rt,Et));d.stroke(),y==1&&d.translate(-Ne,-Ne)}function Ga(M){let C=!0;return A.forEach((N,U)=>{if(!N.show)return;let q=b[N.scale];if(q.min==null){N._show&&(C=!1,N._show=!1,dt(!1));return}else N._show||(C=!1,N._show=!0,dt(!1));let j=N.side,ce=j%2,{min:pe,max:xe}=q,[De,Ne]=Ps(U,pe,xe,ce==0?H:Re);if(Ne==0)return;let Ue=q.distr==2,st=N._splits=N.splits(i,U,pe,xe,De,Ne,Ue),Rt=q.distr==2?st.map($e=>Xi[$e]):st,Et=q.distr==2?Xi[st[1]]-Xi[st[0]]:De,_t=N._values=N.values(i,N.filter(i,Rt,U,Ne,Et),U,Ne,Et);N._rotate=j==2?N.rotate(i,_t,U,Ne):0;let Ze=N._size;N._size=Pr(N.size(i,_t,U,M)),Ze!=null&&N._size!=Ze&&(C=!1)}),C}function ss(M){let C=!0;return xc.forEach((N,U)=>{let q=N(i,U,is,M);q!=Ir[U]&&(C=!1),Ir[U]=q}),C}function Is(){for(let M=0;M<A.length;M++){let C=A[M];if(!C.show||!C._show)continue;let N=C.side,U=N%2,q,j,ce=C.stroke(i,M),pe=N==0||N==3?-1:1,[xe,De]=C._found;if(C.label!=null){let Ii=C.labelGap*pe,Ki=ni((C._lpos+Ii)*Lt);Ie(C.labelFont[0],ce,"center",N==2?"top":gb),d.save(),U==1?(q=j=0,d.translate(Ki,ni(E+he/2)),d.rotate((N==3?-np:np)/2)):(q=ni(I+X/2),j=Ki);let $o=sM(C.label)?C.label(i,M,xe,De):C.label;d.fillText($o,q,j),d.restore()}if(De==0)continue;let Ne=b[C.scale],Ue=U==0?X:he,st=U==0?I:E,Rt=C._splits,Et=Ne.distr==2?Rt.map(Ii=>Xi[Ii]):Rt,_t=Ne.distr==2?Xi[Rt[1]]-Xi[Rt[0]]:xe,Ze=C.ticks,$e=C.border,rn=Ze.show?Ze.size:0,wn=ni(rn*Lt),ci=ni((C.alignTo==2?C._size-rn-C.gap:C.gap)*Lt),Vt=C._rotate*-np/180,An=p(C._pos*Lt),Yi=(wn+ci)*pe,Pi=An+Yi;j=U==0?Pi:0,q=U==1?Pi:0;let vr=C.font[0],Lr=C.align==1?rc:C.align==2?Jg:Vt>0?rc:Vt<0?Jg:U==0?"center":N==3?Jg:rc,ls=Vt||U==1?"middle":N==2?"top":gb;Ie(vr,ce,Lr,ls);let Ji=C.font[1]*C.lineGap,yr=Rt.map(Ii=>p(a(Ii,Ne,Ue,st))),Dr=C._values;for(let Ii=0;Ii<Dr.length;Ii++){let Ki=Dr[Ii];if(Ki!=null){U==0?q=yr[Ii]:j=yr[Ii],Ki=""+Ki;let $o=Ki.indexOf(`
`)==-1?[Ki]:Ki.split(/\n/gm);for(let Li=0;Li<$o.length;Li++){let i_=$o[Li];Vt?(d.save(),d.translate(q,j+Li*Ji),d.rotate(Vt),d.fillText(i_,0,0),d.restore()):d.fillText(i_,q,j+Li*Ji)}}}Ze.show&&Un(yr,Ze.filter(i,Et,M,De,_t),U,N,An,wn,$t(Ze.width*Lt,3),Ze.stroke(i,M),Ze.dash,Ze.cap);let cs=C.grid;cs.show&&Un(yr,cs.filter(i,Et,M,De,_t),U,U==0?2:1,U==0?E:I,U==0?he:X,$t(cs.width*Lt,3),cs.stroke(i,M),cs.dash,cs.cap),$e.show&&Un([An],[1],U==0?1:0,U==0?1:2,U==1?E:I,U==1?he:X,$t($e.width*Lt,3),$e.stroke(i,M),$e.dash,$e.cap)}li("drawAxes")}function dt(M){_.forEach((C,N)=>{N>0&&(C._paths=null,M&&(r==1?(C.min=null,C.max=null):C.facets.forEach(U=>{U.min=null,U.max=null})))})}let Sn=!1,Ri=!1,Bt=[];function On(){Ri=!1;for(let M=0;M<Bt.length;M++)li(...Bt[M]);Bt.length=0}function _i(){Sn||(bP(B0),Sn=!0)}function nh(M,C=!1){Sn=!0,Ri=C,M(i),B0(),C&&Bt.length>0&&queueMicrotask(On)}i.batch=nh;function B0(){if(le&&(mt(),le=!1),ye&&(we(),ye=!1),_e){if(un(f,rc,Je),un(f,"top",at),un(f,Wu,H),un(f,qu,Re),un(g,rc,Je),un(g,"top",at),un(g,Wu,H),un(g,qu,Re),un(h,Wu,bn),un(h,qu,kn),u.width=ni(bn*Lt),u.height=ni(kn*Lt),A.forEach(({_el:M,_show:C,_size:N,_pos:U,side:q})=>{if(M!=null)if(C){let j=q===3||q===0?N:0,ce=q%2==1;un(M,ce?"left":"top",U-j),un(M,ce?"width":"height",N),un(M,ce?"top":"left",ce?at:Je),un(M,ce?"height":"width",ce?Re:H),r0(M,Na)}else mr(M,Na)}),Va=ro=Ha=W=ee=Y=K=Ae=R=null,Pe=1,Ac(!0),Je!=Se||at!=Wt||H!=Ve||Re!=Xe){dt(!1);let M=H/Ve,C=Re/Xe;if(fe&&!ne&&se.left>=0){se.left*=M,se.top*=C,Wa&&Es(Wa,ni(se.left),0,H,Re),qa&&Es(qa,0,ni(se.top),H,Re);for(let N=0;N<ct.length;N++){let U=ct[N];U!=null&&(en[N]*=M,Ci[N]*=C,Es(U,Pr(en[N]),Pr(Ci[N]),H,Re))}}if(nn.show&&!oe&&nn.left>=0&&nn.width>0){nn.left*=M,nn.width*=M,nn.top*=C,nn.height*=C;for(let N in Cp)un(Ya,N,nn[N])}Se=Je,Wt=at,Ve=H,Xe=Re}li("setSize"),_e=!1}bn>0&&kn>0&&(d.clearRect(0,0,u.width,u.height),li("drawClear"),S.forEach(M=>M()),li("draw")),nn.show&&oe&&(ih(nn),oe=!1),fe&&ne&&(qo(null,!0,!1),ne=!1),de.show&&de.live&&me&&(Tp(),me=!1),l||(l=!0,i.status=1,li("ready")),io=!1,Sn=!1}i.redraw=(M,C)=>{ye=C||!1,M!==!1?oo(w,D.min,D.max):_i()};function Sp(M,C){let N=b[M];if(N.from==null){if(Mn==0){let U=N.range(i,C.min,C.max,M);C.min=U[0],C.max=U[1]}if(C.min>C.max){let U=C.min;C.min=C.max,C.max=U}if(Mn>1&&C.min!=null&&C.max!=null&&C.max-C.min<1e-16)return;M==w&&N.distr==2&&Mn>0&&(C.min=jr(C.min,e[0]),C.max=jr(C.max,e[0]),C.min==C.max&&C.max++),k[M]=C,le=!0,_i()}}i.setScale=Sp;let wp,Ap,Wa,qa,z0,V0,$a,Xa,H0,G0,tn,dn,so=!1,di=se.drag,oi=di.x,ai=di.y;fe&&(se.x&&(wp=Rr(qR,g)),se.y&&(Ap=Rr($R,g)),D.ori==0?(Wa=wp,qa=Ap):(Wa=Ap,qa=wp),tn=se.left,dn=se.top);let nn=i.select=$n({show:!0,over:!0,left:0,width:0,top:0,height:0},n.select),Ya=nn.show?Rr(WR,nn.over?g:f):null;function ih(M,C){if(nn.show){for(let N in M)nn[N]=M[N],N in Cp&&un(Ya,N,M[N]);C!==!1&&li("setSelect")}}i.setSelect=ih;function rS(M){if(_[M].show)Q&&r0(ot[M],Na);else if(Q&&mr(ot[M],Na),fe){let N=Ce?ct[0]:ct[M];N!=null&&Es(N,-10,-10,H,Re)}}function oo(M,C,N){Sp(M,{min:C,max:N})}function os(M,C,N,U){C.focus!=null&&cS(M),C.show!=null&&_.forEach((q,j)=>{j>0&&(M==j||M==null)&&(q.show=C.show,rS(j),r==2?(oo(q.facets[0].scale,null,null),oo(q.facets[1].scale,null,null)):oo(q.scale,null,null),_i())}),N!==!1&&li("setSeries",M,C),U&&Tc("setSeries",i,M,C)}i.setSeries=os;function sS(M,C){$n(T[M],C)}function oS(M,C){M.fill=bt(M.fill||null),M.dir=Ct(M.dir,-1),C=C??T.length,T.splice(C,0,M)}function aS(M){M==null?T.length=0:T.splice(M,1)}i.addBand=oS,i.setBand=sS,i.delBand=aS;function lS(M,C){_[M].alpha=C,fe&&ct[M]!=null&&(ct[M].style.opacity=C),Q&&ot[M]&&(ot[M].style.opacity=C)}let Ls,ao,Wo,Ja={focus:!0};function cS(M){if(M!=Wo){let C=M==null,N=Oe.alpha!=1;_.forEach((U,q)=>{if(r==1||q>0){let j=C||q==0||q==M;U._focus=C?null:j,N&&lS(q,j?1:Oe.alpha)}}),Wo=M,N&&_i()}}Q&&Qe&&Mt(xb,Ee,M=>{se._lock||(je(M),Wo!=null&&os(null,Ja,!0,Bn.setSeries))});function as(M,C,N){let U=b[C];N&&(M=M/Lt-(U.ori==1?at:Je));let q=H;U.ori==1&&(q=Re,M=q-M),U.dir==-1&&(M=q-M);let j=U._min,ce=U._max,pe=M/q,xe=j+(ce-j)*pe,De=U.distr;return De==3?ac(10,xe):De==4?cP(xe,U.asinh):De==100?U.bwd(xe):xe}function uS(M,C){let N=as(M,w,C);return jr(N,e[0],Cn,Rn)}i.valToIdx=M=>jr(M,e[0]),i.posToIdx=uS,i.posToVal=as,i.valToPos=(M,C,N)=>b[C].ori==0?s(M,b[C],N?X:H,N?I:0):o(M,b[C],N?he:Re,N?E:0),i.setCursor=(M,C,N)=>{tn=M.left,dn=M.top,qo(null,C,N)};function W0(M,C){un(Ya,rc,nn.left=M),un(Ya,Wu,nn.width=C)}function q0(M,C){un(Ya,"top",nn.top=M),un(Ya,qu,nn.height=C)}let Sc=D.ori==0?W0:q0,wc=D.ori==1?W0:q0;function hS(){if(Q&&de.live)for(let M=r==2?1:0;M<_.length;M++){if(M==0&&ht)continue;let C=de.values[M],N=0;for(let U in C)He[M][N++].firstChild.nodeValue=C[U]}}function Tp(M,C){if(M!=null&&(M.idxs?M.idxs.forEach((N,U)=>{te[U]=N}):fP(M.idx)||te.fill(M.idx),de.idx=te[0]),Q&&de.live){for(let N=0;N<_.length;N++)(N>0||r==1&&!ht)&&dS(N,te[N]);hS()}me=!1,C!==!1&&li("setLegend")}i.setLegend=Tp;function dS(M,C){let N=_[M],U=M==0&&V==2?Xi:e[M],q;ht?q=N.values(i,M,C)??rt:(q=N.value(i,C==null?null:U[C],M,C),q=q==null?rt:{_:q}),de.values[M]=q}function qo(M,C,N){H0=tn,G0=dn,[tn,dn]=se.move(i,tn,dn),se.left=tn,se.top=dn,fe&&(Wa&&Es(Wa,ni(tn),0,H,Re),qa&&Es(qa,0,ni(dn),H,Re));let U,q=Cn>Rn;Ls=qt,ao=null;let j=D.ori==0?H:Re,ce=D.ori==1?H:Re;if(tn<0||Mn==0||q){U=se.idx=null;for(let pe=0;pe<_.length;pe++){let xe=ct[pe];xe!=null&&Es(xe,-10,-10,H,Re)}Qe&&os(null,Ja,!0,M==null&&Bn.setSeries),de.live&&(te.fill(U),me=!0)}else{let pe,xe,De;r==1&&(pe=D.ori==0?tn:dn,xe=as(pe,w),U=se.idx=jr(xe,e[0],Cn,Rn),De=L(e[0][U],D,j,0));let Ne=-10,Ue=-10,st=0,Rt=0,Et=!0,_t="",Ze="";for(let $e=r==2?1:0;$e<_.length;$e++){let rn=_[$e],wn=te[$e],ci=wn==null?null:r==1?e[$e][wn]:e[$e][1][wn],Vt=se.dataIdx(i,$e,U,xe),An=Vt==null?null:r==1?e[$e][Vt]:e[$e][1][Vt];if(me=me||An!=ci||Vt!=wn,te[$e]=Vt,$e>0&&rn.show){let Yi=Vt==null?-10:Vt==U?De:L(r==1?e[0][Vt]:e[$e][0][Vt],D,j,0),Pi=An==null?-10:P(An,r==1?b[rn.scale]:b[rn.facets[1].scale],ce,0);if(Qe&&An!=null){let vr=D.ori==1?tn:dn,Lr=ii(Oe.dist(i,$e,Vt,Pi,vr));if(Lr<Ls){let ls=Oe.bias;if(ls!=0){let Ji=as(vr,rn.scale),yr=An>=0?1:-1,Dr=Ji>=0?1:-1;Dr==yr&&(Dr==1?ls==1?An>=Ji:An<=Ji:ls==1?An<=Ji:An>=Ji)&&(Ls=Lr,ao=$e)}else Ls=Lr,ao=$e}}if(me||Ce){let vr,Lr;D.ori==0?(vr=Yi,Lr=Pi):(vr=Pi,Lr=Yi);let ls,Ji,yr,Dr,cs,Ii,Ki=!0,$o=ue.bbox;if($o!=null){Ki=!1;let Li=$o(i,$e);yr=Li.left,Dr=Li.top,ls=Li.width,Ji=Li.height}else yr=vr,Dr=Lr,ls=Ji=ue.size(i,$e);if(Ii=ue.fill(i,$e),cs=ue.stroke(i,$e),Ce)$e==ao&&Ls<=Oe.prox&&(Ne=yr,Ue=Dr,st=ls,Rt=Ji,Et=Ki,_t=Ii,Ze=cs);else{let Li=ct[$e];Li!=null&&(en[$e]=yr,Ci[$e]=Dr,Eb(Li,ls,Ji,Ki),Ab(Li,Ii,cs),Es(Li,Pr(yr),Pr(Dr),H,Re))}}}}if(Ce){let $e=Oe.prox,rn=Wo==null?Ls<=$e:Ls>$e||ao!=Wo;if(me||rn){let wn=ct[0];wn!=null&&(en[0]=Ne,Ci[0]=Ue,Eb(wn,st,Rt,Et),Ab(wn,_t,Ze),Es(wn,Pr(Ne),Pr(Ue),H,Re))}}}if(nn.show&&so)if(M!=null){let[pe,xe]=Bn.scales,[De,Ne]=Bn.match,[Ue,st]=M.cursor.sync.scales,Rt=M.cursor.drag;if(oi=Rt._x,ai=Rt._y,oi||ai){let{left:Et,top:_t,width:Ze,height:$e}=M.select,rn=M.scales[Ue].ori,wn=M.posToVal,ci,Vt,An,Yi,Pi,vr=pe!=null&&De(pe,Ue),Lr=xe!=null&&Ne(xe,st);vr&&oi?(rn==0?(ci=Et,Vt=Ze):(ci=_t,Vt=$e),An=b[pe],Yi=L(wn(ci,Ue),An,j,0),Pi=L(wn(ci+Vt,Ue),An,j,0),Sc(Qr(Yi,Pi),ii(Pi-Yi))):Sc(0,j),Lr&&ai?(rn==1?(ci=Et,Vt=Ze):(ci=_t,Vt=$e),An=b[xe],Yi=P(wn(ci,st),An,ce,0),Pi=P(wn(ci+Vt,st),An,ce,0),wc(Qr(Yi,Pi),ii(Pi-Yi))):wc(0,ce)}else Rp()}else{let pe=ii(H0-z0),xe=ii(G0-V0);if(D.ori==1){let st=pe;pe=xe,xe=st}oi=di.x&&pe>=di.dist,ai=di.y&&xe>=di.dist;let De=di.uni;De!=null?oi&&ai&&(oi=pe>=De,ai=xe>=De,!oi&&!ai&&(xe>pe?ai=!0:oi=!0)):di.x&&di.y&&(oi||ai)&&(oi=ai=!0);let Ne,Ue;oi&&(D.ori==0?(Ne=$a,Ue=tn):(Ne=Xa,Ue=dn),Sc(Qr(Ne,Ue),ii(Ue-Ne)),ai||wc(0,ce)),ai&&(D.ori==1?(Ne=$a,Ue=tn):(Ne=Xa,Ue=dn),wc(Qr(Ne,Ue),ii(Ue-Ne)),oi||Sc(0,j)),!oi&&!ai&&(Sc(0,0),wc(0,0))}if(di._x=oi,di._y=ai,M==null){if(N){if(n_!=null){let[pe,xe]=Bn.scales;Bn.values[0]=pe!=null?as(D.ori==0?tn:dn,pe):null,Bn.values[1]=xe!=null?as(D.ori==1?tn:dn,xe):null}Tc(Kg,i,tn,dn,H,Re,U)}if(Qe){let pe=N&&Bn.setSeries,xe=Oe.prox;Wo==null?Ls<=xe&&os(ao,Ja,!0,pe):Ls>xe?os(null,Ja,!0,pe):ao!=Wo&&os(ao,Ja,!0,pe)}}me&&(de.idx=U,Tp()),C!==!1&&li("setCursor")}let lo=null;Object.defineProperty(i,"rect",{get(){return lo==null&&Ac(!1),lo}});function Ac(M=!1){M?lo=null:(lo=g.getBoundingClientRect(),li("syncRect",lo))}function $0(M,C,N,U,q,j,ce){se._lock||so&&M!=null&&M.movementX==0&&M.movementY==0||(Ep(M,C,N,U,q,j,ce,!1,M!=null),M!=null?qo(null,!0,!0):qo(C,!0,!1))}function Ep(M,C,N,U,q,j,ce,pe,xe){if(lo==null&&Ac(!1),je(M),M!=null)N=M.clientX-lo.left,U=M.clientY-lo.top;else{if(N<0||U<0){tn=-10,dn=-10;return}let[De,Ne]=Bn.scales,Ue=C.cursor.sync,[st,Rt]=Ue.values,[Et,_t]=Ue.scales,[Ze,$e]=Bn.match,rn=C.axes[0].side%2==1,wn=D.ori==0?H:Re,ci=D.ori==1?H:Re,Vt=rn?j:q,An=rn?q:j,Yi=rn?U:N,Pi=rn?N:U;if(Et!=null?N=Ze(De,Et)?a(st,b[De],wn,0):-10:N=wn*(Yi/Vt),_t!=null?U=$e(Ne,_t)?a(Rt,b[Ne],ci,0):-10:U=ci*(Pi/An),D.ori==1){let vr=N;N=U,U=vr}}xe&&(C==null||C.cursor.event.type==Kg)&&((N<=1||N>=H-1)&&(N=La(N,H)),(U<=1||U>=Re-1)&&(U=La(U,Re))),pe?(z0=N,V0=U,[$a,Xa]=se.move(i,N,U)):(tn=N,dn=U)}let Cp={width:0,height:0,left:0,top:0};function Rp(){ih(Cp,!1)}let X0,Y0,J0,K0;function Z0(M,C,N,U,q,j,ce){so=!0,oi=ai=di._x=di._y=!1,Ep(M,C,N,U,q,j,ce,!0,!1),M!=null&&(Mt(Zg,n0,j0,!1),Tc(vb,i,$a,Xa,H,Re,null));let{left:pe,top:xe,width:De,height:Ne}=nn;X0=pe,Y0=xe,J0=De,K0=Ne}function j0(M,C,N,U,q,j,ce){so=di._x=di._y=!1,Ep(M,C,N,U,q,j,ce,!1,!0);let{left:pe,top:xe,width:De,height:Ne}=nn,Ue=De>0||Ne>0,st=X0!=pe||Y0!=xe||J0!=De||K0!=Ne;if(Ue&&st&&ih(nn),di.setScale&&Ue&&st){let Rt=pe,Et=De,_t=xe,Ze=Ne;if(D.ori==1&&(Rt=xe,Et=Ne,_t=pe,Ze=De),oi&&oo(w,as(Rt,w),as(Rt+Et,w)),ai)for(let $e in b){let rn=b[$e];$e!=w&&rn.from==null&&rn.min!=qt&&oo($e,as(_t+Ze,$e),as(_t,$e))}Rp()}else se.lock&&(se._lock=!se._lock,qo(C,!0,M!=null));M!=null&&(Xn(Zg,n0),Tc(Zg,i,tn,dn,H,Re,null))}function fS(M,C,N,U,q,j,ce){if(se._lock)return;je(M);let pe=so;if(so){let xe=!0,De=!0,Ne=10,Ue,st;D.ori==0?(Ue=oi,st=ai):(Ue=ai,st=oi),Ue&&st&&(xe=tn<=Ne||tn>=H-Ne,De=dn<=Ne||dn>=Re-Ne),Ue&&xe&&(tn=tn<$a?0:H),st&&De&&(dn=dn<Xa?0:Re),qo(null,!0,!0),so=!1}tn=-10,dn=-10,te.fill(null),qo(null,!0,!0),pe&&(so=pe)}function Q0(M,C,N,U,q,j,ce){se._lock||(je(M),Mc(),Rp(),M!=null&&Tc(bb,i,tn,dn,H,Re,null))}function e_(){A.forEach(R2),z(i.width,i.height,!0)}ka(ip,oc,e_);let Ka={};Ka.mousedown=Z0,Ka.mousemove=$0,Ka.mouseup=j0,Ka.dblclick=Q0,Ka.setSeries=(M,C,N,U)=>{let q=Bn.match[2];N=q(i,C,N),N!=-1&&os(N,U,!0,!1)},fe&&(Mt(vb,g,Z0),Mt(Kg,g,$0),Mt(yb,g,M=>{je(M),Ac(!1)}),Mt(xb,g,fS),Mt(bb,g,Q0),u0.add(i),i.syncRect=Ac);let rh=i.hooks=n.hooks||{};function li(M,C,N){Ri?Bt.push([M,C,N]):M in rh&&rh[M].forEach(U=>{U.call(null,i,C,N)})}(n.plugins||[]).forEach(M=>{for(let C in M.hooks)rh[C]=(rh[C]||[]).concat(M.hooks[C])});let t_=(M,C,N)=>N,Bn=$n({key:null,setSeries:!1,filters:{pub:Lb,sub:Lb},scales:[w,_[1]?_[1].scale:null],match:[Db,Db,t_],values:[null,null]},se.sync);Bn.match.length==2&&Bn.match.push(t_),se.sync=Bn;let n_=Bn.key,Pp=RM(n_);function Tc(M,C,N,U,q,j,ce){Bn.filters.pub(M,C,N,U,q,j,ce)&&Pp.pub(M,C,N,U,q,j,ce)}Pp.sub(i);function pS(M,C,N,U,q,j,ce){Bn.filters.sub(M,C,N,U,q,j,ce)&&Ka[M](null,C,N,U,q,j,ce)}i.pub=pS;function mS(){Pp.unsub(i),u0.delete(i),si.clear(),s0(ip,oc,e_),c.remove(),Ee?.remove(),li("destroy")}i.destroy=mS;function Ip(){li("init",n,e),bc(e||n.data,!1),k[w]?Sp(w,k[w]):Mc(),oe=nn.show&&(nn.width>0||nn.height>0),ne=me=!0,z(n.width,n.height)}return _.forEach(za),A.forEach(Cs),t?t instanceof HTMLElement?(t.appendChild(c),Ip()):t(i,Ip):Ip(),i}gi.assign=$n;gi.fmtNum=_0;gi.rangeNum=rp;gi.rangeLog=ap;gi.rangeAsinh=m0;gi.orient=Ua;gi.pxRatio=Lt;gi.join=xP;gi.fmtDate=y0,gi.tzDate=IP;gi.sync=RM;{gi.addGap=f2,gi.clipGaps=up;let n=gi.paths={points:kM};n.linear=UM,n.stepped=g2,n.bars=_2,n.spline=y2}var T0=(n,e)=>n.beside?[3,3]:um[(n.tone??e)%um.length],Zu=n=>getComputedStyle(document.documentElement).getPropertyValue(n).trim();function Bo(n){let{title:e,t,curves:i,kind:r,bands:s=[],height:o=220,file:a=e}=n,l=Yt(null),c=Yt(null),u=Yt(n);u.current=n;let d=_n(new Set),h=_n(!1),f=_n(null),g=pr(r),y=n.across??{label:"Time",kind:"time"},p=pr(y.kind),m=kh.value,_=Fh.value,A=m?fl:yo,b=(L,P)=>A[(L.tone??P)%A.length],T=`${i.map(L=>`${L.label}/${L.tone}/${L.beside}`).join("|")} ${g.label} ${p.label} ${m} ${_} ${o} ${n.log}`,w=()=>[Float64Array.from(t,L=>L/p.factor),...i.map(L=>Float64Array.from(L.values,P=>P/g.factor))];sn(()=>{let L=l.current,P=Zu("--soft"),k={stroke:Zu("--line"),width:1},B=`${12*_}px ${Zu("--font")}`,G=()=>Math.max(200,Math.round(L.getBoundingClientRect().width)),re={width:G(),height:o*_,pxAlign:!1,legend:{show:!1},cursor:{drag:{x:!0,y:!1},points:{size:7},focus:{prox:1e3},y:!1},scales:{x:{time:!1},y:{distr:n.log?3:1,range:n.log?void 0:(se,Q,fe)=>GM(Q,fe)}},axes:[{stroke:P,grid:k,ticks:k,font:B,label:`${y.label}${p.label?` [${p.label}]`:""}`,labelFont:B,labelSize:20*_,size:34*_,labelGap:0},{stroke:P,grid:k,ticks:k,font:B,label:g.label?`[${g.label}]`:"",labelFont:B,labelSize:18*_,size:56*_,values:(se,Q)=>Q.map(fe=>fe===null?"":Cr(fe,6))}],series:[{},...i.map((se,Q)=>({label:se.label,stroke:b(se,Q),width:(se.beside?1.2:1.8)*_,dash:T0(se,Q),points:{show:!1},show:!d.peek().has(se.label)}))],hooks:{drawClear:[se=>x(se)],draw:[se=>S(se)],setCursor:[se=>{let Q=se.cursor.idx;f.value=Q??null}],setScale:[(se,Q)=>{if(Q!=="x")return;let fe=se.data[0];h.value=se.scales.x.min>fe[0]+1e-12||se.scales.x.max<fe[fe.length-1]-1e-12}]}},$=new gi(re,w(),L);c.current=$;let J=0;$.over.addEventListener("pointerdown",se=>J=se.clientX),$.over.addEventListener("click",se=>{if(Math.abs(se.clientX-J)>4)return;let Q=$.over.getBoundingClientRect();u.current.onCursor?.($.posToVal(se.clientX-Q.left,"x")*p.factor)});let te=-1;$.over.addEventListener("pointerdown",se=>te=se.pointerType==="touch"?se.pointerId:-1),$.over.addEventListener("pointermove",se=>{if(se.pointerId!==te)return;let Q=$.over.getBoundingClientRect();u.current.onCursor?.($.posToVal(se.clientX-Q.left,"x")*p.factor)});let de=new ResizeObserver(()=>$.setSize({width:G(),height:o*_}));return de.observe(L),()=>{de.disconnect(),$.destroy(),c.current=null}},[T]),sn(()=>c.current?.setData(w(),!h.peek()),[t,...i.map(L=>L.values),i.length,T]),sn(()=>c.current?.redraw(!1),[n.cursor,s.map(L=>`${L.low} ${L.high} ${L.tone}`).join()]),sn(()=>i.forEach((L,P)=>c.current&&c.current.series[P+1]?.show===d.value.has(L.label)&&c.current.setSeries(P+1,{show:!d.value.has(L.label)})),[d.value,T]);function x(L){let{left:P,top:k,width:B,height:G}=L.bbox;for(let re of u.current.bands??[]){let $=u.current.curves.findIndex((J,te)=>(J.tone??te)===re.tone);if(!($>=0&&d.peek().has(u.current.curves[$].label))){L.ctx.save(),L.ctx.beginPath(),L.ctx.rect(P,k,B,G),L.ctx.clip(),L.ctx.strokeStyle=A[re.tone%A.length],L.ctx.globalAlpha=.75,L.ctx.setLineDash([2*devicePixelRatio,4*devicePixelRatio]),L.ctx.lineWidth=devicePixelRatio;for(let J of[re.low,re.high]){if(!Number.isFinite(J))continue;let te=L.valToPos(J/g.factor,"y",!0);L.ctx.beginPath(),L.ctx.moveTo(P,te),L.ctx.lineTo(P+B,te),L.ctx.stroke()}L.ctx.restore()}}}function S(L){let P=u.current.cursor;if(P==null)return;let{left:k,top:B,width:G,height:re}=L.bbox,$=L.valToPos(P/p.factor,"x",!0);$<k-1||$>k+G+1||(L.ctx.save(),L.ctx.strokeStyle=Zu("--ink"),L.ctx.lineWidth=1.5*devicePixelRatio,L.ctx.beginPath(),L.ctx.moveTo($,B),L.ctx.lineTo($,B+re),L.ctx.stroke(),L.ctx.restore())}let O=()=>c.current?.setScale("x",{min:t[0]/p.factor,max:t[t.length-1]/p.factor}),F=()=>[{name:y.label.toLowerCase()==="time"?"t":y.label,unit:p.label,values:Float64Array.from(t,L=>L/p.factor)},...i.map(L=>({name:L.label,unit:g.label,values:Float64Array.from(L.values,P=>P/g.factor)}))],D=f.value??(n.cursor===null||n.cursor===void 0?null:VM(t,n.cursor)),V=L=>{let P={ArrowRight:1,ArrowLeft:-1}[L.key];if(!P||!n.onCursor)return;L.preventDefault(),L.stopPropagation();let k=VM(t,n.cursor??t[0]);n.onCursor(t[Math.min(t.length-1,Math.max(0,k+P*(L.shiftKey?10:1)*Math.max(1,Math.round(t.length/200))))])};return v("figure",{class:"plot",children:[v("figcaption",{children:[v("span",{class:"plot-title",children:[e,g.label&&v("span",{class:"unit",children:[" [",g.label,"]"]})]}),h.value&&v("button",{type:"button",class:"link",onClick:O,children:"Whole range"}),v(ca,{label:`Save ${e}`,icon:"save",align:"right",items:()=>[{title:"CSV",icon:"file",run:()=>fr(`${a}.csv`,Ql(F()),"text/csv")},{title:"PNG",icon:"camera",run:()=>{L2(c.current,`${a}.png`)}},{title:"SVG",icon:"chart",run:()=>fr(`${a}.svg`,D2(n,d.peek()),"image/svg+xml")}]})]}),v("div",{class:"plot-area",ref:l,tabIndex:n.onCursor?0:void 0,role:n.onCursor?"slider":"img","aria-label":`${e}, ${i.map(L=>L.label).join(", ")}`,"aria-valuenow":n.onCursor?Number((n.cursor??0).toFixed(4)):void 0,"aria-valuemin":n.onCursor?t[0]:void 0,"aria-valuemax":n.onCursor?t[t.length-1]:void 0,onKeyDown:V}),v("ul",{class:"legend",children:i.map((L,P)=>v("li",{children:v("button",{type:"button","aria-pressed":!d.value.has(L.label),onClick:()=>d.value=I2(d.value,L.label),title:"Press to hide or show",children:[v(P2,{colour:b(L,P),dash:T0(L,P)}),v("span",{children:L.label}),D!==null&&D>=0&&D<L.values.length&&v("output",{children:Cr(L.values[D]/g.factor,3)})]})},L.label))})]})}var P2=({colour:n,dash:e})=>v("svg",{class:"swatch",viewBox:"0 0 28 8",width:"28",height:"8","aria-hidden":"true",children:v("path",{d:"M1 4H27",stroke:n,"stroke-width":"2.4",fill:"none","stroke-dasharray":e.join(" ")||void 0})});function I2(n,e){let t=new Set(n);return t.delete(e)||t.add(e),t}function VM(n,e){let[t,i]=[0,n.length-1];for(;i-t>1;){let r=t+i>>1;n[r]<=e?t=r:i=r}return e-n[t]<=n[i]-e?t:i}function GM(n,e){if(n===null||e===null||!Number.isFinite(n)||!Number.isFinite(e))return[-1,1];let t=e>n?.07*(e-n):Math.abs(n)*.1||1;return[n-t,e+t]}async function L2(n,e){if(!n)return;let t=document.createElement("canvas");t.width=n.ctx.canvas.width,t.height=n.ctx.canvas.height;let i=t.getContext("2d");i.fillStyle=Zu("--paper"),i.fillRect(0,0,t.width,t.height),i.drawImage(n.ctx.canvas,0,0),t.toBlob(r=>r&&fr(e,r),"image/png")}var Ku=n=>n.replace(/[&<>"]/g,e=>`&#${e.charCodeAt(0)};`);function HM(n,e,t){let i=(e-n)/t,r=10**Math.floor(Math.log10(i)),s=[1,2,5,10].map(a=>a*r).find(a=>a>=i),o=[];for(let a=Math.ceil(n/s-1e-9);a*s<=e+1e-9*s;a++)o.push(Number((a*s).toPrecision(12)));return o}function D2({title:n,t:e,curves:t,kind:i,across:r={label:"Time",kind:"time"}},s=new Set){let o=pr(i),a=pr(r.kind),[l,c,u,d,h,f]=[720,380,70,40,20,80],g=t.map((S,O)=>({curve:S,k:O})).filter(({curve:S})=>!s.has(S.label)),y=g.flatMap(({curve:S})=>Array.from(S.values,O=>O/o.factor)).filter(Number.isFinite),[p,m]=GM(y.length?y.reduce((S,O)=>Math.min(S,O)):null,y.length?y.reduce((S,O)=>Math.max(S,O)):null),[_,A]=[e[0]/a.factor,e[e.length-1]/a.factor],b=S=>u+(S-_)/(A-_||1)*(l-u-h),T=S=>c-f-(S-p)/(m-p)*(c-f-d),w=S=>Number(S.toFixed(2)),x=[`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${l} ${c}" font-family="sans-serif" font-size="12">`,`<rect width="${l}" height="${c}" fill="#ffffff"/><text x="${u}" y="24" font-size="15" font-weight="600">${Ku(n)}${o.label?` [${Ku(o.label)}]`:""}</text>`,...HM(p,m,6).map(S=>`<path d="M${u} ${w(T(S))}H${l-h}" stroke="#dddddd"/><text x="${u-8}" y="${w(T(S)+4)}" text-anchor="end">${Cr(S,6)}</text>`),...HM(_,A,8).map(S=>`<path d="M${w(b(S))} ${d}V${c-f}" stroke="#eeeeee"/><text x="${w(b(S))}" y="${c-f+18}" text-anchor="middle">${Cr(S,6)}</text>`),`<text x="${(u+l-h)/2}" y="${c-f+36}" text-anchor="middle">${Ku(r.label)}${a.label?` [${Ku(a.label)}]`:""}</text>`];return g.forEach(({curve:S,k:O},F)=>{let D=`stroke="${yo[(S.tone??O)%yo.length]}" stroke-width="1.8" fill="none" stroke-dasharray="${T0(S,O).join(" ")}"`,V="";for(let k=0;k<S.values.length;k++){let B=S.values[k]/o.factor;Number.isFinite(B)&&(V+=`${V?"L":"M"}${w(b(e[k]/a.factor))} ${w(T(B))}`)}let L=u+F%6*108,P=c-26+Math.floor(F/6)*16;x.push(`<path d="${V}" ${D}/>`,`<path d="M${L} ${P-4}h26" ${D}/><text x="${L+32}" y="${P}">${Ku(S.label)}</text>`)}),[...x,"</svg>",""].join(`
`)}var N2=[["cycloidal","Cycloid"],["quintic","Quintic"],["trapezoidal","Trapezoid"],["waypoints","Spline"],["line","Straight line"],["csv","From a file"]],k2={cycloidal:"Speed and acceleration are 0 at each waypoint; Saha (9.36).",quintic:"A polynomial of fifth degree: speed and acceleration are 0 at each waypoint.",trapezoidal:"Constant acceleration, constant speed, constant deceleration.",waypoints:"A smooth curve through all waypoints, at rest only at both ends.",line:"The tip goes straight from waypoint to waypoint, its attitude turning the shortest way.",csv:"Columns t and q_1, q_2 … or the names of the joints; units in brackets, such as [deg]."},Oa=(n,e,t="")=>bi(n,i=>({motion:{...i.motion,...e}}),t),pc=We(()=>(et.value?.joints??[]).filter(n=>n.nq===1));function qM(){let{waypoints:n}=ds.peek(),e=n[n.length-1];Oa("Add a waypoint",{waypoints:[...n,{t:(e?.t??-1)+1,q:[...Jt.peek().q]}]})}function F2(){let{waypoints:n}=ds.value,e=(t,i,r)=>Oa("Change a waypoint",{waypoints:n.map((s,o)=>o===t?{...s,...i}:s)},r);return v("div",{class:"table-scroll",children:v("table",{class:"cells",children:[v("caption",{class:"unseen",children:"Waypoints"}),v("thead",{children:v("tr",{children:[v("th",{scope:"col",children:["Time ",v("span",{class:"unit",children:"[s]"})]}),pc.value.map(t=>v("th",{scope:"col",children:[t.name," ",v("span",{class:"unit",children:["[",pr(Yr(t.type)).label,"]"]})]},t.name)),v("th",{scope:"col",children:v("span",{class:"unseen",children:"What to do with it"})})]})}),v("tbody",{children:n.map((t,i)=>v("tr",{children:[v("td",{children:v(Ts,{cell:!0,label:`Time of waypoint ${i+1}`,kind:"time",value:t.t,onChange:r=>e(i,{t:r},"")})}),pc.value.map(r=>v("td",{children:v(Ts,{cell:!0,label:`${r.name} at waypoint ${i+1}`,kind:Yr(r.type),value:t.q[r.q],onChange:s=>e(i,{q:t.q.map((o,a)=>a===r.q?s:o)},"")})},r.name)),v("td",{class:"cell-buttons",children:[v(Dn,{icon:"target",size:16,label:`Take the pose for waypoint ${i+1}`,onClick:()=>e(i,{q:[...Jt.peek().q]},"")}),v(Dn,{icon:"trash",size:16,label:`Remove waypoint ${i+1}`,disabled:n.length<=2,onClick:()=>Oa("Remove a waypoint",{waypoints:n.filter((r,s)=>s!==i)})})]})]},i))})]})})}async function C0(){let n=await Gf(".csv,.tsv,.txt"),e=et.peek();if(!(!n||!e))try{let t=await n.text(),{t:i}=Yf(t,e);Oa("Read a motion",{kind:"csv",csv:t}),sr(`${i.length} samples read from ${n.name}.`)}catch(t){sr(t.message,"error")}}var mp=ke("tau"),U2=[["tau","Torque"],["q","Position"],["qd","Speed"],["qdd","Acceleration"],["power","Power"],["energy","Energy"]],O2={tau:As,q:Yr,qd:js,qdd:jx,power:()=>"power"},B2={tau:["Torque","Force"],q:["Position","Position, sliding"],qd:["Speed","Speed, sliding"],qdd:["Acceleration","Acceleration, sliding"],power:["Power","Power"]};function z2(n,e){let t=(r,s)=>r===null&&s===null?[]:[{low:r??-1/0,high:s??1/0,tone:n.v,label:n.name}],i=r=>t(r===null?null:-r,r);return e==="tau"?i(n.effort[0]):e==="qd"?i(n.velocity[0]):e==="q"?t(n.lower[0],n.upper[0]):[]}function V2({found:n,other:e}){let t=`${Er(Nt.value.name)}-motion`,i={t:n.t,cursor:on.value,onCursor:Mr,height:260};if(mp.value==="energy"){let o=n.kinetic.map((a,l)=>a+n.potential[l]);return v(Bo,{...i,title:"Energy",kind:"energy",file:`${t}-energy`,curves:[{label:"kinetic",values:n.kinetic},{label:"potential",values:n.potential},{label:"total",values:o}]})}let r=mp.value,s=r==="power"?[pc.value]:[pc.value.filter(o=>!$i(o.type)),pc.value.filter(o=>$i(o.type))];return v("div",{class:"plots",children:s.map((o,a)=>{if(!o.length)return null;let l=o.map(u=>({label:u.name,values:n[r][u.v],tone:u.v})),c=e?o.map(u=>({label:`${u.name} ${fb(jf.value)}`,values:e[r][u.v],tone:u.v,beside:!0})):[];return ja(Bo,{...i,key:a,title:B2[r][a],kind:O2[r](o[0].type),file:`${t}-${r}`,curves:[...l,...c],bands:o.flatMap(u=>z2(u,r))})})})}function H2({found:n}){let e=pc.value.map(i=>{let[r,s,o]=[n.tau,n.qd,n.power].map(a=>ic(n.t,a[i.v]));return{joint:i,tau:r,qd:s,power:o,over:WM(r.peak,i.effort[0]),fast:WM(s.peak,i.velocity[0])}}),t=e.flatMap(({joint:i,tau:r,qd:s,over:o,fast:a})=>[...o?[`${i.name} needs ${mn(Math.abs(r.peak),As(i.type))} at ${mn(r.at,"time",2)}, and its limit is ${mn(i.effort[0],As(i.type))}`]:[],...a?[`${i.name} moves at ${mn(Math.abs(s.peak),js(i.type))} at ${mn(s.at,"time",2)}, and its limit is ${mn(i.velocity[0],js(i.type))}`]:[]]);return v(At,{children:[t.length>0&&v(Gn,{level:"warning",remedy:"Give the motion more time, or move less far.",children:[t.join("; "),"."]}),v("div",{class:"table-scroll",children:v("table",{class:"facts-table",children:[v("caption",{class:"unseen",children:"What the motion asks of the joints"}),v("thead",{children:v("tr",{children:[v("th",{scope:"col",children:"Joint"}),v("th",{scope:"col",children:"Peak torque"}),v("th",{scope:"col",children:"at"}),v("th",{scope:"col",children:"RMS"}),v("th",{scope:"col",children:"Peak speed"}),v("th",{scope:"col",children:"Peak power"})]})}),v("tbody",{children:e.map(({joint:i,tau:r,qd:s,power:o,over:a,fast:l})=>v("tr",{children:[v("th",{scope:"row",children:i.name}),v("td",{class:a?"over":void 0,children:[mn(r.peak,As(i.type)),a&&v("span",{class:"unseen",children:" over its limit"})]}),v("td",{children:v("button",{type:"button",class:"link",onClick:()=>Mr(r.at),children:mn(r.at,"time",2)})}),v("td",{children:mn(r.rms,As(i.type))}),v("td",{class:l?"over":void 0,children:[mn(s.peak,js(i.type)),l&&v("span",{class:"unseen",children:" over its limit"})]}),v("td",{children:mn(o.peak,"power")})]},i.name))})]})})]})}var WM=(n,e)=>e!==null&&Math.abs(n)>e;function G2(){let n=jf.value,e=n?.what??"none";return v("div",{class:"row",children:[v(ec,{label:"Compare with",value:e,options:[["none","nothing"],["payload","another payload"],["speed","another speed"],["gravity","no gravity"],["friction","no friction"]],onChange:t=>Ln({beside:t==="none"?"":`${t}:${{payload:5,speed:2,gravity:0,friction:0}[t]}`})}),n?.what==="payload"&&v(Jr,{label:"Payload",kind:"mass",value:n.value,min:0,onChange:t=>Ln({beside:`payload:${t}`})}),n?.what==="speed"&&v(Jr,{label:"Times as fast",value:n.value,min:.01,max:100,onChange:t=>Ln({beside:`speed:${t}`})})]})}function W2(){sn(()=>Dt(()=>{let r=Kr.value,{law:s}=Oi.value;if(r)br({title:"Motion",t:r.t,q:r.q});else if(s){let o=Array.from({length:101},(l,c)=>s.duration*c/100),a=o.map(l=>s.at(l).q);br({title:"Motion",t:o,q:a[0].map((l,c)=>a.map(u=>u[c]))})}else br(null)}),[]);let{kind:n,ramp:e}=ds.value,{problem:t}=Oi.value,i=Kr.value;return et.value?v(At,{children:[v(fi,{title:"Course",hint:k2[n],children:[v(Qs,{label:"Kind of motion",quiet:!0,value:n,options:N2,onChange:r=>r==="csv"&&!ds.peek().csv?void C0():Oa("Another kind of motion",{kind:r})}),n==="csv"?v("div",{class:"buttons",children:v(Qt,{icon:"open",onClick:()=>{C0()},children:"Read another file …"})}):v(At,{children:[v(F2,{}),v("div",{class:"buttons",children:v(Qt,{small:!0,icon:"plus",onClick:qM,children:"Add a waypoint where the arm stands"})})]}),n==="trapezoidal"&&v(Jf,{label:"Share of the time to speed up",value:e,min:.05,max:.5,onChange:r=>Oa("Change the ramp",{ramp:r},"ramp")}),t&&v(Gn,{level:"error",children:t}),!t&&Ur.value&&v(Gn,{level:"warning",children:Ur.value}),!t&&an.value&&!Hu.value&&v(Gn,{children:"Torques along a motion are computed for arms whose joints turn or slide about an axis each."})]}),i&&v(At,{children:[v(fi,{title:"Over time",aside:v(Qt,{small:!0,kind:"quiet",icon:"file",onClick:()=>$M(i),children:"All as CSV"}),children:[v(dl,{label:"Quantity",tabs:U2,value:mp.value,onChange:r=>mp.value=r}),Nt.value.kind==="dh"&&v(G2,{}),v(V2,{found:i,other:pb.value})]}),v(fi,{title:"What it asks of the joints",children:v(H2,{found:i})})]}),v("div",{class:"buttons foot-buttons",children:v(Qt,{icon:"code",onClick:()=>{Hn(pp(),"Python")},children:"Copy as Python"})})]}):v(_o,{title:"No robot",children:"Choose one on the start page."})}function $M(n){let e=et.peek();if(!e)return;let t=["q","qd","qdd","tau"].flatMap(i=>e.joints.map((r,s)=>({name:`${i}_${s+1}`,unit:{q:E0(r,""),qd:E0(r,"/s"),qdd:E0(r,"/s2"),tau:$i(r.type)?"N":"N m"}[i],values:n[i][r.v]})));fr(`${Er(Nt.peek().name)}-motion.csv`,Ql([{name:"t",unit:"s",values:n.t},...t]),"text/csv")}var E0=(n,e)=>($i(n.type)?"m":"rad")+e;function R0(){let{kind:n,waypoints:e,ramp:t}=ds.value,i=[],r=e.slice(1).map((s,o)=>({from:e[o].q,to:s.q,T:s.t-e[o].t}));if(n==="csv")i.push("trajectory = iso.Trajectory.from_csv('motion.csv')          # the file that was read");else if(n==="waypoints")i.push(`trajectory = iso.Trajectory.waypoints([${e.map(s=>Tt(s.q)).join(", ")}], times=${Tt(e.map(s=>s.t-e[0].t))})`);else{let s=r.map(({from:o,to:a,T:l})=>{if(n==="line")return`iso.Trajectory.follow(robot, iso.CartesianPath.line(robot.pose(${Tt(o)}), robot.pose(${Tt(a)}), profile=iso.Trajectory.cycloidal([0.0], [1.0], ${Hi(l)})), q0=${Tt(o)})`;if(n!=="trapezoidal")return`iso.Trajectory.${n}(${Tt(o)}, ${Tt(a)}, ${Hi(l)})`;let c=1/(t*l*(l-t*l));return`iso.Trajectory.trapezoidal(${Tt(o)}, ${Tt(a)}, acceleration=${Tt(a.map((u,d)=>Math.abs(u-o[d])*c||1))}, duration=${Hi(l)})`});i.push(s.length===1?`trajectory = ${s[0]}`:`legs = [${s.join(", ")}]`),s.length>1&&i.push("trajectory = legs[0]          # they follow each other")}return i}function pp(){let n=Jt.value.wrench,e=R0(),t=e.length>1,i=["t, q, qd, qdd = trajectory.sample(401)",`tau = robot.inverse_dynamics(q, qd, qdd${n.some(Boolean)?`, wrench=${Tt(n)}`:""})`,"print(tau)"];return Mi(...t?[e[0],"for trajectory in legs:",...i.map(r=>`    ${r}`)]:[...e,...i])}zi({id:"motion.add",title:"Add a waypoint where the arm stands",words:"motion point",run:qM},{id:"motion.csv",title:"Read a motion from a CSV file",words:"import samples",run:()=>{C0()},python:()=>Mi("trajectory = iso.Trajectory.from_csv('motion.csv')")},{id:"motion.save",title:"Save the motion and its torques as CSV",words:"export torques",able:()=>Kr.value!==null,run:()=>Kr.peek()&&$M(Kr.peek()),python:pp},{id:"motion.python",title:"Copy the motion and its torques as Python",words:"code",run:()=>{Hn(pp(),"Python")},python:pp},{id:"motion.turn-back",title:"Let the motion go back to its start",words:"return",run:()=>{let{waypoints:n}=ds.peek(),e=n[n.length-1];Oa("Go back to the start",{waypoints:[...n,{t:2*e.t-n[0].t,q:[...n[0].q]}]})}});Ss({id:"motion",title:"Motion",icon:"motion",key:"4",layout:"wide",component:W2,transport:!0});var q2={none:[0,0,0],pd:[1,0,0],pd_gravity:[1,1,0],computed_torque:[0,0,1]},$2=200,gp=class{constructor(e,t,i,r,s){this.kernels=e;this.driven=t;this.h=i;this.n=s.length,this.board(),e.set({q:r,qd:s}),this.keep(),this.record(new Float64Array(this.n))}kernels;driven;h;index=0;rows=[];snapshots=[];hands=[];n;get t(){return this.index*this.h}get last(){return this.rows[this.index]}step(e){this.index<this.rows.length-1&&this.forget();let t=e?Float64Array.from(e):new Float64Array(this.n);return this.board(),this.kernels.set({q:this.last.q,qd:this.last.qd}),this.hands.push(t),this.advance(t),this.index++,this.index%$2===0&&this.keep(),this.record(t)}rewind(e){return this.index=Math.min(Math.max(Math.round(e),0),this.rows.length-1),this.last}again(){let e=this.snapshots.filter(i=>i.index<=this.index).pop();this.board(),this.kernels.set({q:e.q,qd:e.qd});let t=this.index;for(this.index=e.index;this.index<t;this.index++)this.advance(this.hands[this.index]);return{q:this.kernels.array("q").slice(),qd:this.kernels.array("qd").slice()}}forget(){for(this.rows.length=this.index+1,this.hands.length=this.index;this.snapshots[this.snapshots.length-1].index>this.index;)this.snapshots.pop()}board(){let{robot:e,control:t,kp:i,kd:r}=this.driven;this.kernels.set({...e,control:q2[t],kp:i,kd:r,h:[this.h],wrench:[0,0,0,0,0,0]})}aim(){let{q:e,qd:t,qdd:i}=this.driven.target(this.t);this.kernels.set({t:[this.t],q_ref:e,qd_ref:t,qdd_ref:i})}advance(e){this.aim(),this.kernels.set({tau:e}).run("step"),this.driven.stops&&this.kernels.has("stops")&&this.kernels.run("stops")}keep(){this.snapshots.push({index:this.index,q:this.kernels.array("q").slice(),qd:this.kernels.array("qd").slice()})}record(e){let{kernels:t,h:i}=this,r=t.array("q").slice(),s=t.array("qd").slice();t.run("energies");let[o,a]=t.array("energies"),l=t.has("friction_torque")?t.call("friction_torque"):new Float64Array(this.n);this.aim();let c=X2(t,this.driven,this.driven.target(this.t),r,s),u=f=>s.reduce((g,y,p)=>g+y*f[p],0),d=this.rows[this.index-1],h={t:this.t,q:r,qd:s,motors:c,hands:e.slice(),friction:l,kinetic:o,potential:a,supplied:0,lost:0};if(d){let f=g=>d.qd.reduce((y,p,m)=>y+p*g[m],0);h.supplied=d.supplied+.5*i*(f(d.motors)+u(c)+f(e)+u(e)),h.lost=d.lost+.5*i*(f(d.friction)+u(l))}return this.rows.push(h),h}};function X2(n,{control:e,kp:t,kd:i},r,s,o){let a=o.length;if(e==="none"||s.length!==a)return new Float64Array(a);let l=Float64Array.from(o,(c,u)=>t[u]*(r.q[u]-s[u])+i[u]*(r.qd[u]-c));if(e==="pd")return l;if(e==="pd_gravity"){let c=n.call("gravity_torque"),u=n.has("spring_torque")?n.call("spring_torque"):new Float64Array(a);return l.map((d,h)=>d+c[h]+u[h])}return n.call("inverse_dynamics",{qdd:l.map((c,u)=>c+r.qdd[u])})}var ri=ke(!1),Ba=ke(0),ju=ke(1),es=ke(null),mc=We(()=>{if(!et.value)return"This robot is not known in this page.";let n=an.value;return n&&!n.has("step")?"These kernels have no steps: open the document with “isodyn workbench”.":""}),Y2=We(()=>{let[n,e,t]=[et.value,Nt.value,kr.value];if(!n||mc.value)return null;let i=t.follow?Oi.value.law:null,r={q:t.target,qd:t.target.map(()=>0),qdd:t.target.map(()=>0)},s=l=>({...l,viscous:0,coulomb:[0,0],static:[0,0]}),o=e.kind==="dh"&&!t.friction?{...e,rows:e.rows.map(s)}:e,a=()=>n.editable?o.kind==="dh"?{numbers:$c(o),gravity:e.gravity,tip:Eh(o)}:{numbers:n.numbers,gravity:e.gravity}:{};return{control:n.n===n.nq?t.control:"none",kp:t.kp,kd:t.kd,stops:t.stops,target:l=>i?l<=i.duration?i.at(l):{...i.at(i.duration),qd:r.qd,qdd:r.qdd}:r,robot:a()}}),ts=We(()=>{let[n,e,t,i]=[Y2.value,an.value,et.value,kr.value];return!n||!e||!t||i.q0.length!==t.nq||i.qd0.length!==t.n?null:new gp(e,n,i.step,i.q0,i.qd0)}),zo=ts,Qu=()=>{let n=ts.peek();ll.value=n?Array.from(n.last.q):null,Ba.value=Ba.peek()+1};function XM(n){let[e,t,i]=[et.peek(),an.peek(),es.peek()];if(!e||!t||!i||!t.has("frames")||e.n!==e.nq)return;let r=t.call("frames",{q:n.last.q}),s=tr(e,r,i.link),o=Pt(s,i.local),a=yn(i.to,o),l=e.links.reduce((d,h)=>d+h.mass,0)*9.81,c=Math.max(.2,St(a)),u=a.map(d=>d/c*l*2);return ev(e,r,e.links[i.link].body,o,u)}function YM(n,e,t){let i=et.peek(),r=ts.peek();if(!i||!r||t==="end")return void(es.value=null);let s=Math.min(n.link,i.links.length-1);if(t==="start"){let o=an.peek()?.call("frames",{q:r.last.q});if(!o||i.links[s].body<0)return;es.value={link:s,local:Pt(ea(tr(i,o,s)),n.point),to:e},ri.peek()||_p()}else es.peek()&&(es.value={...es.peek(),to:e})}function P0(n=1){let e=ts.peek();if(e){for(let t=0;t<n;t++)e.index<e.rows.length-1&&!es.peek()?e.rewind(e.index+1):e.step(XM(e));Qu()}}function gc(n){ri.value=!1,ts.peek()?.rewind(n),Qu()}var _p=()=>{ri.value=!mc.peek()&&ts.peek()!==null},eh=()=>{ri.value=!1};function I0(){gc(0)}function L0(){let n=ts.peek();if(!n)return;ri.value=!1,n.rewind(n.rows.length-1);let e=Math.round(kr.peek().duration/n.h);for(;n.index<e&&n.step().q.every(Number.isFinite););Qu()}function JM(){let n=ts.peek();if(!n)return!1;let{q:e,qd:t}=n.again();return[e,t].every((i,r)=>i.every((s,o)=>Object.is(s,(r?n.last.qd:n.last.q)[o])))}var J2=14;function KM(){let n=0,e=[Dt(()=>{ts.value,ri.value=!1,Qu()}),Dt(()=>{if(cancelAnimationFrame(n),!ri.value)return;let t=performance.now(),i=0,r=s=>{let o=ts.peek();if(!o||!ri.peek())return;i+=Math.min((s-t)/1e3,.25)*ir.peek(),t=s;let a=performance.now()+J2,l=0,c=i;for(;i>=o.h&&performance.now()<a;){if(o.t>=kr.peek().duration-o.h/2&&!es.peek()&&o.index>=o.rows.length-1){ri.value=!1;break}if(o.index<o.rows.length-1&&!es.peek())o.rewind(o.index+1);else if(!o.step(XM(o)).q.every(Number.isFinite)){ri.value=!1;break}i-=o.h,l+=o.h}ju.value=c>o.h?Math.min(1,l/c):ju.peek(),i>.1*ir.peek()&&(i=0),Qu(),ri.peek()&&(n=requestAnimationFrame(r))};n=requestAnimationFrame(r)})];return()=>{e.forEach(t=>t()),cancelAnimationFrame(n),ri.value=!1,es.value=null,ll.value=null}}var ZM=We(()=>{Ba.value;let[n,e,t,i]=[et.value,an.value,es.value,ts.peek()];if(!n||!e||!t||!i)return null;let r=tr(n,e.call("frames",{q:i.last.q}),t.link),s=[...Ye(r)].map((o,a)=>o+fo(Zt(r),t.local)[a]);return{at:s,vector:yn(t.to,s)}});var K2=[["none","Free fall"],["pd","PD"],["pd_gravity","PD + gravity"],["computed_torque","Computed torque"]],Z2={none:"No motors: gravity, friction and your hand alone. Pull a link in the picture.",pd:"Torques pull each joint to its target, like a spring and a damper; gravity pulls it off again.",pd_gravity:"The same, and the torque that gravity takes is added.",computed_torque:"The torques of the wanted acceleration, by inverse dynamics: the errors die out like decoupled springs."},Vo=(n,e,t="")=>bi(n,i=>({simulation:{...i.simulation,...e}}),t),D0=We(()=>(et.value?.joints??[]).filter(n=>n.nq===1));function j2(){let{kp:n,kd:e,target:t,follow:i}=kr.value,r=(s,o)=>a=>Vo("Change a gain or target",{[s]:kr.peek()[s].map((l,c)=>c===o?a:l)});return v("div",{class:"table-scroll",children:v("table",{class:"cells",children:[v("caption",{class:"unseen",children:"Gains and targets"}),v("thead",{children:v("tr",{children:[v("th",{scope:"col",children:"Joint"}),v("th",{scope:"col",children:"Kp"}),v("th",{scope:"col",children:"Kd"}),!i&&v("th",{scope:"col",children:"Target"})]})}),v("tbody",{children:D0.value.map(s=>v("tr",{children:[v("th",{scope:"row",children:s.name}),v("td",{children:v(Ts,{cell:!0,label:`Kp of ${s.name}`,value:n[s.v],min:0,onChange:r("kp",s.v)})}),v("td",{children:v(Ts,{cell:!0,label:`Kd of ${s.name}`,value:e[s.v],min:0,onChange:r("kd",s.v)})}),!i&&v("td",{children:v(Ts,{cell:!0,label:`Target of ${s.name}`,kind:Yr(s.type),value:t[s.q],onChange:r("target",s.q)})})]},s.name))})]})})}function Q2(){Ba.value;let n=zo.value;if(!n)return null;let{duration:e}=kr.value,t=Math.max(Math.round(e/n.h),n.rows.length-1);return v("div",{class:"run-bar",role:"group","aria-label":"Running",children:[v(Qt,{kind:"primary",icon:ri.value?"pause":"play",onClick:()=>ri.peek()?eh():_p(),children:ri.value?"Pause":"Run"}),v(Dn,{icon:"first",label:"Back to the start",onClick:I0}),v(Dn,{icon:"back",label:"One step back",disabled:!n.index,onClick:()=>gc(n.index-1)}),v(Dn,{icon:"next",label:"One step on",onClick:()=>(eh(),P0())}),v("input",{type:"range","aria-label":"Time of the simulation","aria-valuetext":mn(n.t,"time",3),min:0,max:t,value:n.index,onInput:i=>gc(Math.min(Number(i.target.value),n.rows.length-1)),ref:i=>i?.style.setProperty("--to",`${100*n.index/t}%`)}),v("output",{class:"clock",children:[n.t.toFixed(3)," s"]}),v("label",{class:"speed",children:[v("span",{class:"unseen",children:"Speed"}),v("select",{value:String(ir.value),onChange:i=>ir.value=Number(i.target.value),children:[.01,...ia].map(i=>v("option",{value:String(i),children:[i,"×"]},i))})]})]})}var Ho=ke("q"),eI=[["q","Position"],["qd","Speed"],["tau","Torque"],["energy","Energy"]];function jM(n){let e=Math.max(1,Math.ceil(n/1200)),t=Array.from({length:Math.ceil(n/e)},(i,r)=>r*e);return t[t.length-1]!==n-1&&t.push(n-1),t}var N0=ke(0);function tI(){N0.value;let n=zo.value;if(!n||n.rows.length<2)return v(_o,{title:"Nothing has happened yet",children:"Run the simulation, or pull a link."});let e=jM(n.rows.length),t=Float64Array.from(e,c=>n.rows[c].t),i=`${Er(Nt.value.name)}-simulation`,r={t,cursor:n.t,onCursor:c=>gc(Math.round(c/n.h)),height:240};if(Ho.value==="energy"){let c=h=>Float64Array.from(e,h),u=n.rows,d=[{label:"kinetic",values:c(h=>u[h].kinetic)},{label:"potential",values:c(h=>u[h].potential)},{label:"total",values:c(h=>u[h].kinetic+u[h].potential)},{label:"total − work + friction",values:c(h=>u[h].kinetic+u[h].potential-u[h].supplied+u[h].lost),tone:5,beside:!0}];return v(Bo,{...r,title:"Energy",kind:"energy",file:`${i}-energy`,curves:d})}let s=[D0.value.filter(c=>!$i(c.type)),D0.value.filter(c=>$i(c.type))],o=(c,u)=>Ho.value==="q"?n.rows[c].q[u.q]:Ho.value==="qd"?n.rows[c].qd[u.v]:n.rows[c].motors[u.v]+n.rows[c].hands[u.v],a={q:Yr,qd:js,tau:As}[Ho.value],l={q:["Position","Position, sliding"],qd:["Speed","Speed, sliding"],tau:["Torque of motors and hand","Force of motors and hand"]}[Ho.value];return v("div",{class:"plots",children:s.map((c,u)=>c.length>0&&ja(Bo,{...r,key:u,title:l[u],kind:a(c[0].type),file:`${i}-${Ho.value}`,curves:c.map(d=>({label:d.name,tone:d.v,values:Float64Array.from(e,h=>o(h,d))}))}))})}var vp=ke(null);function nI(){N0.value;let n=zo.value;if(!n||n.rows.length<2)return null;let[e,t]=[n.rows[0],n.last],i=o=>o.kinetic+o.potential,r=i(t)-i(e)-t.supplied+t.lost,s=Math.max(...jM(n.rows.length).map(o=>Math.max(Math.abs(n.rows[o].kinetic),Math.abs(i(n.rows[o])))),1e-300);return v(At,{children:[v(Cv,{rows:[["Total energy now",mn(i(t),"energy")],["Work of motors and hand",mn(t.supplied,"energy")],["Taken by friction",mn(t.lost,"energy")],["What does not balance",`${r.toExponential(1).replace("-","−")} J, ${(Math.abs(r)/s).toExponential(1).replace("-","−")} of the largest energy`]]}),v("div",{class:"buttons",children:[v(Qt,{small:!0,onClick:()=>vp.value=JM(),children:"Compute this moment again"}),vp.value!==null&&v("span",{class:"hint",role:"status",children:vp.value?"From the last snapshot: the same bits.":"Not the same bits."})]})]})}function iI(){sn(()=>{br(null);let r=0;dr.value={link:YM};let s=[KM(),Dt(()=>{Ba.value,r||(r=window.setTimeout(()=>(r=0,N0.value=Ba.peek(),vp.value=null),ri.peek()?160:0))}),Dt(()=>{let o=ZM.value;Xr.value=o&&St(o.vector)>0?{arrows:[{at:o.at,vector:o.vector,colour:1}]}:{}})];return()=>{s.forEach(o=>o()),clearTimeout(r),dr.value={},Xr.value={}}},[]);let n=et.value,e=kr.value;if(!n)return v(_o,{title:"No robot",children:"Choose one on the start page."});let t=n.n===n.nq,i=zo.value?.last.q.some(r=>!Number.isFinite(r));return v(At,{children:[v(fi,{title:"Drive",hint:Z2[e.control],children:[t&&v(Qs,{label:"Drive",quiet:!0,value:e.control,options:K2,onChange:r=>Vo("Another drive",{control:r})}),!t&&v(Gn,{children:"This robot has attitudes or closed loops: it falls and swings here; controllers for it are made in Python."}),e.control!=="none"&&t&&v(At,{children:[v(j2,{}),v(tc,{label:"Follow the motion of the Motion screen",value:e.follow,onChange:r=>Vo("Follow the motion",{follow:r})}),e.follow&&Oi.value.problem&&v(Gn,{level:"error",children:Oi.value.problem})]}),v("div",{class:"row",children:[v(tc,{label:"Friction",value:e.friction,onChange:r=>Vo("Friction",{friction:r}),disabled:!n.editable}),v(tc,{label:"Stops at the limits",value:e.stops,onChange:r=>Vo("Stops",{stops:r}),disabled:!an.value?.has("stops")})]}),v("div",{class:"row",children:[v(Jr,{label:"Duration",kind:"time",value:e.duration,min:.001,max:3600,onChange:r=>Vo("Change the duration",{duration:r})}),v(Jr,{label:"Step",value:1e3*e.step,unit:{label:"ms",factor:1,digits:3,step:.1},min:.001,max:100,onChange:r=>Vo("Change the step",{step:r/1e3})}),v(ec,{label:"Start",value:e.q0.every((r,s)=>r===Jt.value.q[s])&&e.qd0.every(r=>r===0)?"pose":"other",options:[["pose","the pose, at rest"],["other","as it was set"]],onChange:r=>r==="pose"&&Vo("Start at the pose",{q0:[...Jt.peek().q],qd0:e.qd0.map(()=>0)})})]}),mc.value&&v(Gn,{level:"warning",children:mc.value}),Ur.value&&v(Gn,{level:"warning",children:Ur.value})]}),v(fi,{title:"Run",children:[v(Q2,{}),i&&v(Gn,{level:"error",remedy:"Take a smaller step or lower gains, and look for links without mass on joints that are free.",children:["The motion runs away: positions are no numbers any more after ",mn(zo.value?.t??0,"time"),"."]}),ri.value&&ju.value<.8&&v(Gn,{children:["The page computes at ",Math.round(100*ju.value)," % of the wanted speed."]}),v("div",{class:"buttons",children:[v(Qt,{small:!0,onClick:L0,children:"Compute all of it now"}),v(Qt,{small:!0,kind:"quiet",icon:"file",onClick:QM,children:"Save as CSV"})]})]}),v(fi,{title:"Over time",children:[v(dl,{label:"Quantity",tabs:eI,value:Ho.value,onChange:r=>Ho.value=r}),v(tI,{})]}),v(fi,{title:"Energy",children:v(nI,{})}),v("div",{class:"buttons foot-buttons",children:v(Qt,{icon:"code",onClick:()=>{Hn(_c(),"Python")},children:"Copy as Python"})})]})}function QM(){let n=zo.peek(),e=et.peek();if(!n||!e)return;let{rows:t}=n,i=s=>Float64Array.from(t,s),r=[...e.positions.map((s,o)=>({name:`q_${o+1}`,unit:e.position_units[o],values:i(a=>a.q[o])})),...e.effort_units.map((s,o)=>({name:`qd_${o+1}`,unit:s==="N"?"m/s":"rad/s",values:i(a=>a.qd[o])})),...e.effort_units.map((s,o)=>({name:`tau_${o+1}`,unit:s,values:i(a=>a.motors[o]+a.hands[o])})),{name:"kinetic",unit:"J",values:i(s=>s.kinetic)},{name:"potential",unit:"J",values:i(s=>s.potential)}];fr(`${Er(Nt.peek().name)}-simulation.csv`,Ql([{name:"t",unit:"s",values:i(s=>s.t)},...r]),"text/csv")}function _c(){let n=kr.value,e=[],t=`${Tt(n.kp)}, ${Tt(n.kd)}`;return n.control!=="none"&&(n.follow&&e.push(...R0()),e.push(`controller = iso.Controller.${n.control}(robot, ${t}, ${n.follow?"trajectory":Tt(n.target)})`)),e.push(`motion = iso.simulate(robot, ${Tt(n.q0)}, ${Tt(n.qd0)}, ${Hi(n.duration)}, ${n.control==="none"?"":"torque=controller, "}integrator="rk4", dt=${Hi(n.step)}, friction=${n.friction?"True":"False"})`,"print(motion)"),Mi(...e)}zi({id:"simulation.run",title:"Run or pause the simulation",words:"play start stop fall",able:()=>!mc.value,run:()=>ri.peek()?eh():_p(),python:_c},{id:"simulation.step",title:"One step of the simulation",run:()=>(eh(),P0())},{id:"simulation.back",title:"One step of the simulation back",words:"rewind",run:()=>gc((zo.peek()?.index??0)-1)},{id:"simulation.start",title:"Simulation back to its start",words:"rewind reset",run:I0},{id:"simulation.all",title:"Compute the whole simulation",run:L0,python:_c},{id:"simulation.csv",title:"Save the simulation as CSV",words:"export",run:QM,python:_c},{id:"simulation.python",title:"Copy the simulation as Python",words:"code",run:()=>{Hn(_c(),"Python")},python:_c});Ss({id:"simulation",title:"Simulation",icon:"simulation",key:"6",layout:"wide",component:iI});function vc({title:n,values:e,rows:t,columns:i,names:r,across:s=r,unit:o="",digits:a=3,hint:l}){let c=0;for(let u=0;u<t*i;u++)Number.isFinite(e[u])&&(c=Math.max(c,Math.abs(e[u])));return v("div",{class:"heat-scroll",tabIndex:0,role:"region","aria-label":n,children:v("table",{class:"heat",children:[v("caption",{children:[n,o&&v("span",{class:"unit",children:[" [",o,"]"]})]}),s&&v("thead",{children:v("tr",{children:[v("td",{}),s.slice(0,i).map(u=>v("th",{scope:"col",children:u},u))]})}),v("tbody",{children:Array.from({length:t},(u,d)=>v("tr",{children:[r&&v("th",{scope:"row",children:r[d]}),Array.from({length:i},(h,f)=>{let g=e[i*d+f],y=c>0?Math.abs(g)/c:0;return v("td",{title:l?.(d,f),class:g<0?"below":"above",ref:p=>p?.style.setProperty("--share",`${(100*Math.sqrt(y)).toFixed(1)}%`),children:Cr(g,a)},f)})]},d))})]})})}function k0(n){let[e,t,i]=[ke(null),ke(null),ke("")];return{job:e,result:t,problem:i,start:(s={})=>{e.peek()?.cancel();let o=om(n,xi.peek(),s);e.value=o,i.value="",o.done.then(a=>{e.peek()===o&&(t.value=a)},a=>{e.peek()===o&&(i.value=a.message)}).finally(()=>{e.peek()===o&&(e.value=null)})}}}var rI=n=>n.base64?new Blob([Uint8Array.from(atob(n.base64),e=>e.charCodeAt(0))],{type:n.media}):n.text,sI=n=>fr(n.name,rI(n),n.media);function F0({work:{job:n,result:e,problem:t,start:i},title:r,options:s,children:o}){let a=e.value;return v("div",{class:"work-box",children:[!ul.value&&v(Gn,{remedy:"isodyn workbench",children:"This is worked out by Python: open the document in a workbench that was started by the command"}),n.value?v(Ev,{job:n}):v("div",{class:"buttons",children:v(Qt,{kind:"primary",disabled:!ul.value,onClick:()=>i(s),children:r})}),t.value&&v(Gn,{level:"error",children:t.value}),a&&!a.complete&&v(Gn,{children:"It was ended early; this is what there was until then."}),a&&o?.(a),a&&v("ul",{class:"files",children:a.files.map(l=>v("li",{children:[v("span",{class:"mono",children:l.name}),l.media==="text/html"&&l.address&&v(Qt,{small:!0,kind:"quiet",icon:"right",onClick:()=>window.open(l.address,"_blank","noopener"),children:"Open"}),v(Qt,{small:!0,kind:"quiet",icon:"save",onClick:()=>sI(l),children:"Save"})]},l.name))})]})}var ns=ke("matrices"),tS=[["matrices","Matrices"],["split","Torque, split"],["terms","Which terms matter"],["equations","Equations"]],bp=ke("pose"),yp=ke([]),Go=We(()=>(et.value?.joints??[]).filter(n=>n.nq===1)),no=We(()=>Go.value.map(n=>n.name)),nS=We(()=>bp.value==="motion"&&Oi.value.law!==null),iS=We(()=>{let n=et.value?.n??0,{law:e}=Oi.value;return nS.value&&e?e.at(on.value):{q:Lh.value,qd:Array.from({length:n},(t,i)=>yp.value[i]??0)}});function U0(n){let e=new Set(Go.value.map(i=>$i(i.type)));if(e.size>1)return n==="g"?"N m, N":n==="M"?"kg m², kg m, kg":"N m s, N s";let t=e.has(!0);return{M:t?"kg":"kg m²",C:t?"kg/s":"N m s/rad",g:t?"N":"N m"}[n]}function oI(){let n=an.value,e=et.value?.n??0;if(!n?.has("mass_matrix"))return v(_o,{title:"No matrices here",children:Ur.value||"The kernels are on their way."});let{q:t,qd:i}=iS.value;n.set({q:t,qd:i});let r=h=>n.has(h)?n.run(h).array(n.manifest.functions[h].outputs[0]).slice():null,[s,o,a,l]=["mass_matrix","coriolis_matrix","gravity_torque","friction_torque"].map(r),c=o&&Float64Array.from({length:e},(h,f)=>i.reduce((g,y,p)=>g+o[e*f+p]*y,0)),u=[];for(let[h,f]of[["C q̇",c],["g",a],["friction",l]])f&&u.push([h,f]);let d=h=>(f,g)=>`${h}, row ${f+1}, column ${g+1}: ${no.value[f]}, ${no.value[g]}`;return v(At,{children:[v("div",{class:"row",children:v(Qs,{label:"Where",quiet:!0,value:bp.value,options:[["pose","In the pose"],["motion","Along the motion"]],onChange:h=>bp.value=h})}),!nS.value&&v("details",{class:"rates",children:[v("summary",{children:"Joint rates, for C"}),v("div",{class:"row",children:Go.value.map(h=>v(Jr,{label:h.name,kind:js(h.type),value:yp.value[h.v]??0,onChange:f=>yp.value=Array.from({length:e},(g,y)=>y===h.v?f:yp.value[y]??0)},h.name))})]}),s&&v(vc,{title:"Inertia matrix M(q)",unit:U0("M"),values:s,rows:e,columns:e,names:no.value,hint:d("M")}),o&&v(vc,{title:"Coriolis matrix C(q, q̇)",unit:U0("C"),values:o,rows:e,columns:e,names:no.value,hint:d("C")}),v(vc,{title:"Torques: Coriolis, gravity, friction",unit:U0("g"),values:u.flatMap(([,h])=>Array.from(h)),rows:u.length,columns:e,names:u.map(([h])=>h),across:no.value}),s&&v("p",{class:"hint",children:aI(s,e)})]})}function aI(n,e){let t={share:0,i:0,j:0};for(let i=0;i<e;i++)for(let r=0;r<i;r++){let s=Math.abs(n[e*i+r])/Math.sqrt(n[e*i+i]*n[e*r+r]||1/0);s>t.share&&(t={share:s,i,j:r})}return e<2||t.share<.005?"No two joints feel each other’s acceleration here: M is diagonal, or nearly so.":`${no.value[t.j]} and ${no.value[t.i]} feel each other most: ${Math.round(100*t.share)} % of what two joints can, |M_ij| / √(M_ii M_jj).`}var O0=[["inertia","Inertia, M q̈"],["coriolis","Coriolis, C q̇"],["gravity","Gravity, g"],["friction","Friction"]],eS=ke(0);function lI({found:n}){let e=Go.value[Math.min(eS.value,Go.value.length-1)],t=e.v;return v(At,{children:[v(ec,{label:"Joint",value:String(Go.value.indexOf(e)),options:Go.value.map((i,r)=>[String(r),i.name]),onChange:i=>eS.value=Number(i)}),v(Bo,{title:`Torque of ${e.name}`,kind:As(e.type),t:n.t,cursor:on.value,onCursor:Mr,height:280,file:`${Er(Nt.value.name)}-${Er(e.name)}-torque`,curves:[{label:"all of it",values:n.tau[t]},...O0.map(([i,r],s)=>({label:r,values:n[i][t],tone:s+1}))]}),v("div",{class:"table-scroll",children:v("table",{class:"facts-table",children:[v("caption",{class:"unseen",children:"Shares of the parts along the motion, by RMS"}),v("thead",{children:v("tr",{children:[v("th",{scope:"col",children:"Joint"}),O0.map(([i,r])=>v("th",{scope:"col",children:r},i))]})}),v("tbody",{children:Go.value.map(i=>{let r=rb(n,i.v);return v("tr",{children:[v("th",{scope:"row",children:i.name}),O0.map(([s])=>v("td",{children:[Math.round(100*r[s])," %"]},s))]},i.name)})})]})})]})}function cI(n){let[e,t]=[an.value,et.value];if(!e||!t)return null;let i=t.n,[r,s]=[new Float64Array(i*i),new Float64Array(i*i)],o=Math.max(1,Math.floor(n.t.length/100)),a=0;for(let l=0;l<n.t.length;l+=o,a++){e.set({q:n.q.map(d=>d[l]),qd:n.qd.map(d=>d[l])});let c=e.run("mass_matrix").array("mass_matrix").slice(),u=e.run("coriolis_matrix").array("coriolis_matrix");for(let d=0;d<i;d++)for(let h=0;h<i;h++)r[i*d+h]+=(c[i*d+h]*n.qdd[h][l])**2,s[i*d+h]+=(u[i*d+h]*n.qd[h][l])**2}return{inertia:r.map(l=>Math.sqrt(l/a)),coriolis:s.map(l=>Math.sqrt(l/a))}}var uI=k0("significance");function hI({found:n}){let e=cI(n),t=et.value?.n??0;if(!e)return null;let i=Array.from({length:t},(s,o)=>ic(n.t,n.tau[o]).rms||1),r=s=>s.map((o,a)=>100*o/i[Math.floor(a/t)]);return v(At,{children:[v("p",{class:"hint",children:"Along the motion, what each joint’s acceleration and speed add to each torque, in percent of that torque’s RMS. Terms far below a percent may be left out of a controller."}),v(vc,{title:"M_ij q̈_j",unit:"%",values:r(e.inertia),rows:t,columns:t,names:no.value,digits:1}),v(vc,{title:"C_ij q̇_j",unit:"%",values:r(e.coriolis),rows:t,columns:t,names:no.value,digits:1}),v(fi,{title:"A reduced model and its error",hint:"Leaves out what is insignificant along such motions, and says what that costs (Turney, Mudge and Lee).",children:v(F0,{work:uI,title:"Work it out"})})]})}var dI=k0("equations");function fI({html:n}){let e=Yt(null);return sn(()=>{let t=new DOMParser().parseFromString(n,"text/html"),i=t.querySelector("main")??t.body;i.querySelectorAll("script, style, link, iframe, object, embed").forEach(r=>r.remove());for(let r of i.querySelectorAll("*"))for(let{name:s}of[...r.attributes])(s.startsWith("on")||s==="style"||s==="href"||s==="src")&&r.removeAttribute(s);e.current?.replaceChildren(...document.importNode(i,!0).childNodes)},[n]),v("div",{class:"typeset",ref:e,tabIndex:0,role:"region","aria-label":"Equations"})}function pI(){return v(At,{children:[v("p",{class:"hint",children:"M, C, g and the energies as formulas in the joints’ positions and rates, grouped; every method gives the same. Large arms become a listing."}),v(F0,{work:dI,title:"Write the equations",options:{quantities:"M,C,g"},children:n=>{let e=n.files.find(t=>t.media==="text/html");return e&&v(fI,{html:e.text})}})]})}function mI(){let n=Kr.value,e=ns.value==="split"||ns.value==="terms"||ns.value==="matrices"&&bp.value==="motion";if(sn(()=>{e&&n?br({title:"Motion",t:n.t,q:n.q}):jt.peek()&&br(null)},[e,n]),!et.value)return v(_o,{title:"No robot",children:"Choose one on the start page."});let t=v(Gn,{level:Oi.value.problem?"error":"note",children:Oi.value.problem||(Hu.value?"The motion is on its way.":"This is computed along motions of arms whose joints turn or slide about an axis each.")});return v(At,{children:[v(dl,{label:"What of the dynamics",tabs:tS,value:ns.value,onChange:i=>ns.value=i}),v("div",{class:"stack",children:[ns.value==="matrices"&&v(oI,{}),ns.value==="split"&&(n?v(lI,{found:n}):t),ns.value==="terms"&&(n?v(hI,{found:n}):t),ns.value==="equations"&&v(pI,{})]}),v("div",{class:"buttons foot-buttons",children:v(Qt,{icon:"code",onClick:()=>{Hn(xp(),"Python")},children:"Copy as Python"})})]})}function xp(){let{q:n,qd:e}=iS.value;return ns.value==="equations"?Mi('print(iso.equations(robot, grouped=True).text("M", "C", "g"))'):Mi(`q = ${Tt(n)}`,`qd = ${Tt(e)}`,"M = robot.mass_matrix(q)","C = robot.coriolis_matrix(q, qd)","g = robot.gravity_torque(q)","print(M, C, g, sep='\\n')")}zi(...tS.map(([n,e])=>({id:`dynamics.${n}`,title:`Dynamics: ${e}`,words:"matrix torque equation significance",run:()=>ns.value=n,python:xp})),{id:"dynamics.python",title:"Copy M, C and g as Python",words:"code matrix",run:()=>{Hn(xp(),"Python")},python:xp},{id:"dynamics.largest",title:"Go to where the torques are largest",words:"peak",able:()=>Kr.value!==null,run:()=>{let n=Kr.peek();if(!n)return;let e=n.tau.map(t=>ic(n.t,t));Mr(e.reduce((t,i)=>Math.abs(i.peak)>Math.abs(t.peak)?i:t).at)}});Ss({id:"dynamics",title:"Dynamics",icon:"dynamics",key:"5",layout:"wide",component:mI,transport:!0});async function gI(){let n=[["link",()=>Ng(location.hash)],["page",()=>cl("document")?kc(cl("document")):null],["browser",Gx]];for(let[e,t]of n)try{let i=await t();if(i)return{found:i,from:e}}catch(i){if(!(i instanceof Kn))throw i;sr(`${i.message} ${i.remedy}`,"error")}return{found:null,from:"none"}}async function _I(){let{found:n,from:e}=await gI();n&&K_(n),e==="link"&&(history.replaceState(null,"",location.pathname+location.search),n?.view.screen==="start"&&Ln({screen:"model"})),bv(),vv(),tm(),Hx(),hv(t=>{t.document&&e!=="link"&&Fr("Open what the server was started with",kc(t.document),!0)}),document.addEventListener("keydown",U_),addEventListener("hashchange",()=>{Ng(location.hash).then(t=>t&&Fr("Open the link",t,!0),t=>sr(t.message,"error"))}),m_(v(Xx,{}),document.getElementById("app"))}_I();Object.assign(globalThis,{workbench:{document:()=>xi.peek(),replace:n=>Fr("Replace the document",kc(n),!0),look:Ln,run:Ns,drawn:Kl,waiting:Fx,player:nm}});})();
